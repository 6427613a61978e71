"""The house: tables that guests reach over HTTP and WebSocket, kept in a store."""
