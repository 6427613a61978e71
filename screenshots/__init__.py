"""Pictures of every screen, made with a real house and a real browser: `make screenshots`."""
