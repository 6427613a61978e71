### The two lessons: a first match of each game, led by the itamae. One or two short sentences at a time, as a friendly
### host says them. A message that ends in -other answers somebody who chose something else; nothing was lost by it.
### Names of pieces, cards, recipes and buttons are those of wasabi.ftl and sushi_roll.ftl.

lesson-title = Your first match of { $game }
lesson-guide-says = The itamae says
lesson-next = Go on
lesson-back = One step back
lesson-skip = Skip this step
lesson-leave = Leave the lesson
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch { $name } …
lesson-your-seat = Guest
lesson-play = Play against the apprentice
lesson-again = Once more from the start

## Wasabi!

lesson-wasabi-welcome = Welcome behind the counter! I am the itamae, the master of this house. Give me five minutes, and you can play.
lesson-wasabi-recipes = These are your three recipes. Nobody else can see them.
lesson-wasabi-line = A recipe is complete when its ingredients lie side by side in one straight line. Any order will do.
lesson-wasabi-lay = You hold three tiles and lay one each turn. Take up the tuna and put it in the middle of the board.
lesson-wasabi-lay-other = You could, but a tile in the middle has room on every side. Try the tuna on the square that glows.
lesson-wasabi-pick = A turn ends with shopping: fill up to three tiles, as you like. All your recipes want maki, so take one.
lesson-wasabi-pick-other = Tasty, but no recipe of yours is waiting for it. Take the maki.
lesson-wasabi-share = Aoi laid a salmon. What lies on the board belongs to nobody, so you may use it too.
lesson-wasabi-complete = Tuna and maki make Tekkamaki. Lay the maki beside the tuna, just under the salmon.
lesson-wasabi-complete-other = No harm done, but it completes nothing yet. The maki belongs beside the tuna.
lesson-wasabi-points = Tekkamaki! Two ingredients, two points. Recipes of three, four and five bring 3, 5 and 8.
lesson-wasabi-card = A completed recipe earns you a card from the kitchen. Take Spicy!, to lay two tiles in one turn.
lesson-wasabi-card-other = A good card as well. For what I have in mind, Spicy! is the one.
lesson-wasabi-avocado = Shopping again. Salmon and maki are in line already: with avocado they make Alaska Sunrise.
lesson-wasabi-avocado-other = Keep that for another day. Alaska Sunrise is only an avocado away.
lesson-wasabi-draw = One recipe is done, so draw a new one. You choose how long it is, luck chooses which. Try a four.
lesson-wasabi-draw-other = Any length is fine in a real match. Here, be bold and take a four.
lesson-wasabi-aoi = Rice beside salmon: Aoi completes Sake Nigiri. One tile can serve her recipes and yours.
lesson-wasabi-any-order = Your turn. Lay the avocado under the maki: salmon, maki and avocado in one line.
lesson-wasabi-any-order-other = That can wait. The avocado under the maki brings three points right now.
lesson-wasabi-no-style = Alaska Sunrise, 3 points! The recipe has them in another order. That does not matter, but it could bring more.
lesson-wasabi-play-card = You may play one card a turn, before or after your tile. Play Spicy! now.
lesson-wasabi-play-card-other = You could stop here, but this turn has more in it. Play Spicy! first.
lesson-wasabi-style = Now the tempura, left of the tuna. Read it from the right: maki, tuna, tempura, just as in the recipe.
lesson-wasabi-style-other = So close! Left of the tuna, the tempura makes the very order of the recipe.
lesson-wasabi-cube = Crunchy Tuna, with style! The order of the recipe, from either side, earns wasabi cubes: a point each.
lesson-wasabi-stack = Two recipes, two cards. Take Stack!, to lay a tile on top of another: only the top one counts.
lesson-wasabi-stack-other = You may like that one too. First have a look at Stack!.
lesson-wasabi-switch = And Switch!, to swap two neighbouring squares. Two cards are the most you can hold.
lesson-wasabi-switch-other = There will be other days for that one. Take Switch! now.
lesson-wasabi-rice = Two tiles to buy. Rice first: most recipes want some.
lesson-wasabi-rice-other = Not bad, but rice first: your next recipes will ask for it.
lesson-wasabi-crab = And a crab, for your long recipe.
lesson-wasabi-crab-other = Have a look at your long recipe: it is the crab that it wants.
lesson-wasabi-two = Two recipes to draw. Short ones are quick to make: draw a two.
lesson-wasabi-two-other = Long ones bring more, but take their time. Begin with a two.
lesson-wasabi-three = And a three.
lesson-wasabi-three-other = As you like, later. Now a three, please.
lesson-wasabi-locked = Aoi played Wasabi! Four squares are locked, and she gets a cube for it. Somebody’s reward can take the card off again.
lesson-wasabi-chop = The fifth card is Chop!. It takes a tile off the board, back to the pantry or to another square.
lesson-wasabi-find = Now without my help. Shrimp and rice make Ebi Nigiri: which square completes it at once?
lesson-wasabi-find-other = Not there. Look for the rice on the board: one free square touches it.
lesson-wasabi-found = Well spotted! That makes eleven points.
lesson-wasabi-pass = If nothing fits, pass: put back the recipes you do not like and draw new ones.
lesson-wasabi-tokens = Each recipe uses up one of your ten tokens. Whoever uses all ten wins at once, whatever the points.
lesson-wasabi-end = Otherwise the match ends when every square is filled or covered. Most points wins.
lesson-wasabi-goodbye = That is all there is to it. The apprentice is waiting for you: enjoy your first match!

## Sushi Roll

lesson-sushi_roll-welcome = Welcome to the belts! Sushi dice ride past, and you take them one at a time. Five minutes, and you can play.
lesson-sushi_roll-belt = These seven dice are before you now. Everybody takes one, then the belts move on.
lesson-sushi_roll-wasabi = Take the wasabi: alone it is worth nothing, but it triples the nigiri you put on it. Tap it, then tap it again.
lesson-sushi_roll-wasabi-other = That is worth something at once, and the wasabi much more soon. Let us take the wasabi.
lesson-sushi_roll-others = Aoi takes a die from her own belt, then Ben from his.
lesson-sushi_roll-slide = All belts have slid on: yours to Aoi, Ben’s to you. And every die was rolled again!
lesson-sushi_roll-squid = A squid! Three points alone, nine on your wasabi. Take it, and it lands there by itself.
lesson-sushi_roll-squid-other = Another time, yes. Now the squid brings nine points.
lesson-sushi_roll-sets = Appetizers count in sets. One tempura is worth 1, two are worth 5, and three 10.
lesson-sushi_roll-tempura = Begin a set: take the tempura.
lesson-sushi_roll-tempura-other = It has its charm, but a set of three tempura has more. Take the tempura.
lesson-sushi_roll-menu = No tempura here. A menu rolls dice of your belt again: tap Menu, pick both dumplings and reroll them.
lesson-sushi_roll-menu-other = You have three menus, so let us use one: roll both dumplings again.
lesson-sushi_roll-second = There it is! The second tempura: from 1 point to 5.
lesson-sushi_roll-second-other = After all that luck? Take the tempura.
lesson-sushi_roll-chopsticks = One more! Aoi has a tempura left. Tap Chopsticks, then a dumpling of yours and her tempura, and swap.
lesson-sushi_roll-chopsticks-other = Keep that in mind. First get Aoi’s tempura with your chopsticks, for one of your dumplings.
lesson-sushi_roll-third = Three of a kind are worth 10. Take it, before somebody wants it back!
lesson-sushi_roll-third-other = You went to some trouble for that tempura. Take it.
lesson-sushi_roll-tokens = You can use menus and chopsticks before any die, as many as you have. Special dice bring new ones.
lesson-sushi_roll-maki = Maki are a race: most rolls bring 6 points at the end of a round, second most 3. Take the three rolls.
lesson-sushi_roll-maki-other = A fourth tempura only begins a new set. The maki wins you the race.
lesson-sushi_roll-pudding = Only one die is left, so it is yours. Puddings wait for the end: most of them +6 points, fewest −6.
lesson-sushi_roll-pudding-other = This one is yours, and nothing else can be done. Take the pudding.
lesson-sushi_roll-round = The belts are empty, so the round was scored: 25 points for you!
lesson-sushi_roll-next = All dice go back into the bag and the next round begins. Puddings, menus and chopsticks stay with you.
lesson-sushi_roll-end = After three rounds the puddings are counted. Every two menus and chopsticks you saved bring a point.
lesson-sushi_roll-goodbye = Now you know it all. The apprentice is at the belt already: enjoy your first match!
