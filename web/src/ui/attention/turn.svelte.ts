// Whether it is the viewer's turn, for what lies over the table: a sheet says so too.
class Turn {
  isMine: boolean = $state(false);
}

export const turn = new Turn();
