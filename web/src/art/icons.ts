// The icons, on a grid of 24, in the colour of the text around them.

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const line = (path: string, width = 2.4) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string) => `<path d="${path}" fill="currentColor"/>`;

export const ICONS = {
  menu: line('M4 7H20M4 12H20M4 17H14'),
  close: line('M6 6L18 18M18 6L6 18'),
  back: line('M15 5L8 12L15 19'),
  fwd: line('M9 5L16 12L9 19'),
  first: line('M19 5L12 12L19 19M6 5V19'),
  last: line('M5 5L12 12L5 19M18 5V19'),
  deck: `<rect x="3" y="6.5" width="12" height="16" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M8 3.2H16.5A3 3 0 0 1 19.5 6.2V18" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>`,
  rules:
    line('M9 9.2A3.2 3.2 0 1 1 12.6 12.3C12.1 12.6 12 13 12 13.8') +
    '<circle cx="12" cy="17.4" r="1.5" fill="currentColor"/>' +
    `<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.2"/>`,
  flag:
    `<path d="M6 2.5V21.5" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>` +
    fill('M7 3H20L16.5 8L20 13H7Z') +
    line('M3 21.5H11', 2.6),
  snow: `<g transform="translate(12 12) scale(.42)" fill="none" stroke="currentColor" stroke-width="5.6" stroke-linecap="round" stroke-linejoin="round">${times(6, (i) => `<g transform="rotate(${i * 60})"><path d="M0 0V-25M0-13L-7-20M0-13L7-20"/></g>`)}</g>`,
  three: `<g fill="currentColor"><rect x="2" y="7" width="8" height="13" rx="2" transform="rotate(-14 6 13)" opacity=".55"/><rect x="8" y="4.5" width="8" height="13" rx="2" opacity=".75"/><rect x="14" y="7" width="8" height="13" rx="2" transform="rotate(14 18 13)"/></g>`,
  buoy: `<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="5.6"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--buoy,#fff)" stroke-width="4" stroke-dasharray="5.5 5.5" transform="rotate(22 12 12)"/>`,
  burst: fill(
    'M12 .8L14.6 6.2L19.7 3.3L18.6 9L23.6 11.2L18.9 14.6L21.2 20L15.5 18.6L12.6 23.4L9.9 18.5L4.3 20.7L5.3 15L.4 12.2L5.2 9.2L3.7 3.7L9.2 6.1Z',
  ),
  wait: `<path d="M5 3H19L12 11.5Z" fill="currentColor"/><path d="M5 21H19L12 12.5Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>`,
  turn: line('M4 11A8.2 8.2 0 0 1 18.5 7M19 2.5V7.5H14M20 13A8.2 8.2 0 0 1 5.5 17M5 21.5V16.5H10'),
  check: line('M4.5 12.5L9.5 17.5L19.5 6.5', 3.2),
  undo: line('M8 5L3.5 9.5L8 14M4 9.5H14A5.5 5.5 0 0 1 14 20.5H9', 2.6),
  save: line('M12 3V14.5M7.5 10.5L12 15L16.5 10.5M4.5 16V19.5A1.5 1.5 0 0 0 6 21H18A1.5 1.5 0 0 0 19.5 19.5V16'),
  file: line('M6 2.5H14L19 7.5V21.5H6ZM14 2.5V7.5H19', 2.2),
  share: line('M12 15V3M7.5 7L12 2.8L16.5 7M5 12V19.5A1.5 1.5 0 0 0 6.5 21H17.5A1.5 1.5 0 0 0 19 19.5V12'),
  globe:
    line('M3 12H21M12 3C6.5 8.5 6.5 15.5 12 21C17.5 15.5 17.5 8.5 12 3', 2) +
    `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>`,
  sound: fill('M3 9H7.5L13 4V20L7.5 15H3Z') + line('M16.5 8.5A5 5 0 0 1 16.5 15.5M19 5.5A9 9 0 0 1 19 18.5', 2.2),
  moon: fill('M20 14.5A8.7 8.7 0 1 1 9.5 4A7 7 0 0 0 20 14.5Z'),
  sun:
    `<circle cx="12" cy="12" r="4.6" fill="currentColor"/>` +
    line('M12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M5 5L6.7 6.7M17.3 17.3L19 19M19 5L17.3 6.7M6.7 17.3L5 19', 2.2),
  eye:
    line('M2 12C6 5.5 18 5.5 22 12C18 18.5 6 18.5 2 12Z', 2.2) +
    `<circle cx="12" cy="12" r="3.2" fill="currentColor"/>`,
  cup:
    fill('M6 3H18V9A6 6 0 0 1 6 9Z') +
    line('M6 5H2.8C2.8 9 4.5 10.5 7 10.5M18 5H21.2C21.2 9 19.5 10.5 17 10.5M12 15V18', 2.2) +
    fill('M7 18.5H17V21.5H7Z'),
  finish: `<path d="M5 2V22" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><path d="M6 3H21V14H6Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 3H11V6.7H6ZM16 3H21V6.7H16ZM11 6.7H16V10.4H11ZM6 10.4H11V14H6ZM16 10.4H21V14H16Z" fill="currentColor"/>`,
  phone:
    `<rect x="6" y="2" width="12" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M10.5 18.5H13.5', 2),
  ready:
    `<rect x="6" y="2" width="12" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M9 10.8L11.3 13.2L15.2 8.5M10.5 18.5H13.5', 2.3),
  book: line(
    'M12 6C9.5 4 6 3.8 2.5 4.5V19C6 18.3 9.5 18.5 12 20.5C14.5 18.5 18 18.3 21.5 19V4.5C18 3.8 14.5 4 12 6ZM12 6V20',
    2.2,
  ),
  people: `<circle cx="8.5" cy="8" r="4" fill="currentColor"/><path d="M1 20.5C1 11.5 16 11.5 16 20.5Z" fill="currentColor"/><circle cx="17" cy="9" r="3" fill="currentColor" opacity=".6"/><path d="M17.5 20.5H23C23 15 20 13.2 16.5 13.8C17.5 15.5 17.7 18 17.5 20.5Z" fill="currentColor" opacity=".6"/>`,
  bot: `<rect x="3.5" y="7.5" width="17" height="13" rx="4" fill="currentColor"/><path d="M12 7V3.5" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><circle cx="12" cy="3" r="1.8" fill="currentColor"/><circle cx="8.7" cy="13.5" r="1.8" fill="var(--hole,#fff)"/><circle cx="15.3" cy="13.5" r="1.8" fill="var(--hole,#fff)"/>`,
  hand: `<path d="M5.5 13V7.2a1.5 1.5 0 0 1 3 0V11V4.2a1.5 1.5 0 0 1 3 0V10.5V3a1.5 1.5 0 0 1 3 0V10.5V5a1.5 1.5 0 0 1 3 0V14.5C17.5 19 15 22 11.5 22C8 22 6.8 20.5 5.5 18L2.4 13.6a1.4 1.4 0 0 1 2.2-1.7Z" fill="currentColor"/>`,
  hitcard:
    `<rect x="3" y="8" width="11" height="14.5" rx="2.2" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M9 4.5C14 .8 19.5 4 20 10.5M16.5 8L20 11.5L23 7.5', 2.4),
  pin: fill('M12 1.5L15 8.5L22.5 9.2L16.8 14.2L18.5 21.5L12 17.6L5.5 21.5L7.2 14.2L1.5 9.2L9 8.5Z'),
  plus: line('M12 4V20M4 12H20', 3),
  log: line('M4 6H20M4 12H20M4 18H13', 2.6),
  swap: line('M7 3V20M3.5 16.5L7 20.5L10.5 16.5M17 21V4M13.5 7.5L17 3.5L20.5 7.5', 2.4),
  chat: line('M4 5H20V16H11L6.5 20V16H4Z', 2.2),
  pause: fill('M6 4H10V20H6ZM14 4H18V20H14Z'),
  play: fill('M7 3.5L20 12L7 20.5Z'),
  link: line(
    'M10 14A4.2 4.2 0 0 0 16 14L19.5 10.5A4.2 4.2 0 0 0 13.5 4.5L12 6M14 10A4.2 4.2 0 0 0 8 10L4.5 13.5A4.2 4.2 0 0 0 10.5 19.5L12 18',
    2.2,
  ),
  copy:
    `<rect x="8" y="8" width="12.5" height="13" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M16 4.5A2 2 0 0 0 14 3H5.5A2 2 0 0 0 3.5 5V14A2 2 0 0 0 5 16', 2.2),
  crown: fill('M3 18.5L2 6.5L7.5 11L12 4L16.5 11L22 6.5L21 18.5Z'),
  away: line('M12 3A9 9 0 1 0 21 12M12 7V12L15 14', 2.4) + line('M16 3H21L16 8H21', 2),
  offline:
    line(
      'M3 3L21 21M5 12.5A10 10 0 0 1 9 10.2M12.5 9.6A10 10 0 0 1 19 12.5M8.5 16A5 5 0 0 1 12 14.6M2 9A14 14 0 0 1 6.5 6.2M11 5A14 14 0 0 1 22 9',
      2.2,
    ) + '<circle cx="12" cy="19.5" r="1.6" fill="currentColor"/>',
  search: line('M10.5 3.5A7 7 0 1 1 10.5 17.5A7 7 0 1 1 10.5 3.5M15.6 15.6L21 21', 2.4),
  print: line('M7 8V3.5H17V8M6.5 17H3.5V9.5A1.5 1.5 0 0 1 5 8H19A1.5 1.5 0 0 1 20.5 9.5V17H17.5M7 13.5H17V21H7Z', 2.1),
  door: line('M13 4H5V20H13M10 12H21M17 8L21 12L17 16', 2.4),
  tv:
    `<rect x="2" y="4" width="20" height="13" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M8 21H16', 2.4),
  dice: `<rect x="3" y="3" width="18" height="18" rx="4.5" fill="none" stroke="currentColor" stroke-width="2.2"/><circle cx="8.5" cy="8.5" r="1.7" fill="currentColor"/><circle cx="15.5" cy="15.5" r="1.7" fill="currentColor"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>`,
  grip: [8.5, 15.5]
    .flatMap((x) => [5.5, 12, 18.5].map((y) => `<circle cx="${x}" cy="${y}" r="1.9" fill="currentColor"/>`))
    .join(''),
  sheet:
    `<rect x="2.5" y="4" width="19" height="16" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>` +
    line('M2.5 9.5H21.5M9 4V20M15.3 9.5V20M9 14.8H21.5', 2),
  graph: line('M3.5 3.5V20.5H21M7 15.5L11.5 9.5L15 12.5L20.5 5.5', 2.4),
  tap: fill(
    'M9.3 14.2V4.2A1.8 1.8 0 0 1 12.9 4.2V9.9L18 11A2.9 2.9 0 0 1 20.3 14.3L19.3 19.4A3.2 3.2 0 0 1 16.2 22H11.8A3.7 3.7 0 0 1 8.8 20.5L4.3 15.2A1.75 1.75 0 0 1 6.8 12.7Z',
  ),
  keys: [3.5, 9.7, 15.9]
    .flatMap((x) =>
      [3.5, 9.7, 15.9].map((y) => `<rect x="${x}" y="${y}" width="4.6" height="4.6" rx="1.3" fill="currentColor"/>`),
    )
    .join(''),
  erase: line('M8.5 5H21.5V19H8.5L2.5 12ZM12.3 9.5L17.3 14.5M17.3 9.5L12.3 14.5', 2.2),
  trash: line('M4 6.5H20M9.5 6V3.5H14.5V6M6 6.5L7 21H17L18 6.5M10 10.5V17M14 10.5V17', 2.1),
  warn:
    `<path d="M12 3.2L22.3 20.5H1.7Z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round"/>` +
    line('M12 9.5V14', 2.5) +
    '<circle cx="12" cy="17.2" r="1.4" fill="currentColor"/>',
  seven: fill('M5 3.5H19V8L12.5 21H7.2L13.6 8.4H5Z'),
  arrow: line('M3.5 12H19.5M13.5 5.5L20 12L13.5 18.5', 2.6),
  down: line('M5 9L12 16L19 9'),
  same: line('M4.5 8.8H19.5M4.5 15.2H19.5', 2.8),
  redo: line('M16 5L20.5 9.5L16 14M20 9.5H10A5.5 5.5 0 0 0 10 20.5H15', 2.6),
  pen: line('M4 20L5.2 15L16.5 3.7A1.8 1.8 0 0 1 19 3.7L20.3 5A1.8 1.8 0 0 1 20.3 7.5L9 18.8Z', 2.2),
} as const;

export type IconName = keyof typeof ICONS;
