// A bot for Flip 7 and Phase 10 FLIP! that reads and writes JSON messages, one per line.

const lines = require("node:readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const send = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const receive = async () => {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
};

async function advise() {
  send({ type: "advise", action: "advise-me" });
  return (await receive()).advice;
}

async function choose({ me, offers, game }) {
  const kind = (name) => offers.find((offer) => offer.move === name);
  if (offers.some((offer) => offer.offer === "any")) {
    return (await advise()).lay_downs[0].moves[0]; // a phase can be laid down
  }
  if (kind("stay")) {
    const points = game.lines[me].numbers.reduce((sum, number) => sum + number, 0);
    return kind(points >= 20 ? "stay" : "hit");
  }
  return offers.find((offer) => "target" in offer && offer.target !== me) ?? offers[0];
}

async function main() {
  for (let message = await receive(); message; message = await receive()) {
    if (message.type !== "update") continue;
    const { seq } = message.table;
    const action = `move-${String(seq).padStart(5, "0")}`;
    send({ type: "act", action, seq, move: await choose(message.table) });
  }
}

main();
