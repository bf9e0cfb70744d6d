// A bot for Flip 7 and Phase 10 FLIP! that plays over its input and output, one message a line.

const lines = require("node:readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const hear = async () => {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
};

async function advise() {
  say({ type: "advise", action: "advise-me" });
  return (await hear()).advice;
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
  for (let message = await hear(); message; message = await hear()) {
    if (message.type !== "update") continue;
    const { seq } = message.table;
    const action = `move-${String(seq).padStart(5, "0")}`;
    say({ type: "act", action, seq, move: await choose(message.table) });
  }
}

main();
