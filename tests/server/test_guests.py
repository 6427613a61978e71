"""Who one is: cookies for people, tokens for programs, links to other devices."""

from __future__ import annotations

import asyncio
from http.cookies import SimpleCookie

import httpx
import pytest
from litestar import Litestar
from litestar.testing import RequestFactory

from sushiya.server import identity
from sushiya.server.identity import LINK_AGE, Unknown, address_of, make_cookie
from sushiya.server.settings import Settings
from sushiya.store import open_store
from tests.server.client import at_table
from tests.server.conftest import Come
from tests.server.running import RunningHouse


def cookie_of(response: httpx.Response) -> dict[str, str]:
    """The attributes of the one cookie that is set, by their names in lower case."""
    [header] = response.headers.get_list("set-cookie")
    [(name, morsel)] = SimpleCookie(header).items()
    assert name == "sushiya_guest"
    given = {part.strip().partition("=")[0].lower() for part in header.split(";")[1:]}
    return {key: morsel[key] for key in given}


def test_a_new_guest_gets_a_cookie_that_no_script_can_read(come: Come) -> None:
    guest = come()
    assert guest.refused("GET", "/api/guest") == "401 unknown_guest"
    response = guest.ask("POST", "/api/guest", {"name": "Anna"})
    assert response.json() == {"name": "Anna"}
    cookie = cookie_of(response)
    assert cookie["samesite"] == "lax"
    assert set(cookie) == {"httponly", "samesite", "path", "max-age"}
    assert (cookie["path"], int(cookie["max-age"]) > 86_400 * 365) == ("/", True)
    assert len(guest.secret) == 32
    assert guest.get("/api/guest") == {"name": "Anna"}


@pytest.mark.parametrize("is_secure", [False, True])
def test_a_house_behind_https_says_so_in_its_cookie(is_secure: bool) -> None:
    header = make_cookie("secret", Settings(secure_cookies=is_secure)).to_header(header="")
    assert ("Secure" in header) == is_secure
    assert "HttpOnly" in header
    assert "SameSite=lax" in header


def test_who_is_known_is_renamed_and_gets_no_other_cookie(come: Come) -> None:
    guest = come("Anna")
    response = guest.ask("POST", "/api/guest", {"name": "  Ann\u0000a\tof\u202e Cleves  "})
    assert response.json() == {"name": "Ann a of Cleves"}
    assert "set-cookie" not in response.headers
    assert guest.get("/api/guest") == {"name": "Ann a of Cleves"}
    assert guest.refused("POST", "/api/guest", {"name": " \u200b "}) == "400 bad_name"
    assert guest.refused("POST", "/api/guest", {"name": "x" * 41}) == "400 bad_request"
    assert guest.refused("POST", "/api/guest", {"name": ""}) == "400 bad_request"


def test_a_name_at_a_table_stays_as_it_was(come: Come) -> None:
    guest = come("Anna")
    id = guest.open_table("sushi_roll", 2)
    guest.post("/api/guest", {"name": "Bea"})
    assert guest.get(f"/api/tables/{id}")["seats"][0]["name"] == "Anna"
    assert guest.get(f"/api/tables/{guest.open_table('sushi_roll', 2)}")["seats"][0]["name"] == "Bea"


def test_a_program_shows_its_token(come: Come, house: RunningHouse) -> None:
    program = come("Robot", is_program=True)
    assert program.get("/api/guest") == {"name": "Robot"}
    assert not program.http.cookies
    for header in (f"bearer {program.secret}", f"BEARER {program.secret}"):
        assert httpx.get(f"{house.url}/api/guest", headers={"Authorization": header}).status_code == 200
    for header in (f"Bearer {program.secret}x", f"Bearer  {program.secret}", "Bearer", f"Basic {program.secret}"):
        assert httpx.get(f"{house.url}/api/guest", headers={"Authorization": header}).status_code == 401


def test_a_token_goes_before_a_cookie(come: Come) -> None:
    program, person = come("Robot", is_program=True), come("Anna")
    person.http.headers["Authorization"] = f"Bearer {program.secret}"
    assert person.get("/api/guest") == {"name": "Robot"}


def test_a_link_brings_another_device_to_the_same_seat_once(come: Come) -> None:
    laptop, phone, thief = come("Anna"), come(), come()
    id = laptop.open_table("sushi_roll", 2, ["me", "me"], start=True)
    assert come().refused("POST", "/api/guest/link") == "401 unknown_guest"
    code = laptop.post("/api/guest/link")["code"]
    response = phone.ask("POST", "/api/guest/redeem", {"code": code})
    assert response.status_code == 200
    assert set(cookie_of(response)) == {"httponly", "samesite", "path", "max-age"}
    assert thief.refused("POST", "/api/guest/redeem", {"code": code}) == "401 bad_link"
    assert thief.refused("POST", "/api/guest/redeem", {"code": "guessed"}) == "401 bad_link"
    assert not thief.secret
    assert phone.secret != laptop.secret
    assert phone.get("/api/guest") == laptop.get("/api/guest") == {"name": "Anna"}
    with at_table(id, laptop, phone) as [one, other]:
        assert [seat["is_yours"] for seat in other.table["seats"]] == [True, True]
        turn = other.turn()
        assert turn is not None
        accepted = other.act(turn["legal"][0])
        assert accepted["type"] == "accepted"
        one.catch_up(accepted["version"])


def test_a_link_grows_old(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def use_after(wait: int) -> str:
        store = open_store(":memory:")
        await store.open()
        try:
            guest, _ = await identity.welcome(store, "Anna", 1000)
            code = await identity.make_link(store, guest, 5000)
            secret = await identity.use_link(store, code, 5000 + wait)
            assert await store.guest_of(identity.digest(secret)) == guest
            return "used"
        except Unknown as error:
            return error.code
        finally:
            await store.close()

    assert LINK_AGE == 15 * 60 * 1000
    assert asyncio.run(use_after(LINK_AGE - 1)) == "used"
    assert asyncio.run(use_after(LINK_AGE)) == "bad_link"


def test_an_address_is_taken_from_a_proxy_only_if_one_is_there() -> None:
    make = RequestFactory(app=Litestar(logging_config=None))
    request = make.get(headers={"X-Forwarded-For": "6.6.6.6, 10.0.0.7"})
    assert address_of(request, Settings(trust_proxy=True)) == "10.0.0.7"
    assert address_of(request, Settings()) == "test.org"
    assert address_of(make.get(), Settings(trust_proxy=True)) == "test.org"
