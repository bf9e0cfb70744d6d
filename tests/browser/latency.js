// Delays everything that the page hears from the server: a test that does not wait for what it needs then fails.
((delay) => {
  const late = (listener) => (event) => setTimeout(() => (listener.handleEvent ?? listener).call(listener, event), delay);
  const listen = WebSocket.prototype.addEventListener;
  WebSocket.prototype.addEventListener = function (type, listener, options) {
    listen.call(this, type, type === 'message' ? late(listener) : listener, options);
  };
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(listener) {
      set.call(this, listener && late(listener));
    },
  });
  const fetched = window.fetch;
  window.fetch = async (...asked) => {
    await new Promise((go) => setTimeout(go, delay));
    return fetched(...asked);
  };
})
