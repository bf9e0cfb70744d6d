// The icons, on a grid of 24, in the colour of the text around them.

const times = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place)).join('');
const line = (path: string, width = 2.4) =>
  `<path d="${path}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = (path: string) => `<path d="${path}" fill="currentColor"/>`;

export const ICONS = {
 menu:line('M4 7H20M4 12H20M4 17H14'), close:line('M6 6L18 18M18 6L6 18'), back:line('M15 5L8 12L15 19'), fwd:line('M9 5L16 12L9 19'), down:line('M5 9L12 16L19 9'), up:line('M5 15L12 8L19 15'), first:line('M19 5L12 12L19 19M6 5V19'), last:line('M5 5L12 12L5 19M18 5V19'),
 deck:`<rect x="3" y="6.500" width="12" height="16" rx="2.500" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M8 3.200H16.500A3 3 0 0 1 19.500 6.200V18" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>`,
 rules:line('M9 9.200A3.200 3.200 0 1 1 12.600 12.300C12.100 12.600 12 13 12 13.800')+'<circle cx="12" cy="17.400" r="1.500" fill="currentColor"/>'+`<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
 flag:`<path d="M6 2.500V21.500" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>`+fill('M7 3H20L16.500 8L20 13H7Z')+line('M3 21.500H11',2.6),
 snow:`<g transform="translate(12 12) scale(.42)" fill="none" stroke="currentColor" stroke-width="5.600" stroke-linecap="round" stroke-linejoin="round">${times(6,i=>`<g transform="rotate(${i*60})"><path d="M0 0V-25M0-13L-7-20M0-13L7-20"/></g>`)}</g>`,
 three:`<g fill="currentColor"><rect x="2" y="7" width="8" height="13" rx="2" transform="rotate(-14 6 13)" opacity=".55"/><rect x="8" y="4.500" width="8" height="13" rx="2" opacity=".75"/><rect x="14" y="7" width="8" height="13" rx="2" transform="rotate(14 18 13)"/></g>`,
 buoy:`<circle cx="12" cy="12" r="7" fill="none" stroke="currentColor" stroke-width="5.600"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--buoy,#fff)" stroke-width="4" stroke-dasharray="5.500 5.500" transform="rotate(22 12 12)"/>`,
 burst:fill('M12 .8L14.600 6.200L19.700 3.300L18.600 9L23.600 11.200L18.900 14.600L21.200 20L15.500 18.600L12.600 23.400L9.900 18.500L4.300 20.700L5.300 15L.4 12.200L5.200 9.200L3.700 3.700L9.200 6.100Z'),
 wait:`<path d="M5 3H19L12 11.500Z" fill="currentColor"/><path d="M5 21H19L12 12.500Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>`,
 turn:line('M4 11A8.200 8.200 0 0 1 18.500 7M19 2.500V7.500H14M20 13A8.200 8.200 0 0 1 5.500 17M5 21.500V16.500H10'),
 check:line('M4.500 12.500L9.500 17.500L19.500 6.500',3.2), undo:line('M8 5L3.500 9.500L8 14M4 9.500H14A5.500 5.500 0 0 1 14 20.500H9',2.6),
 save:line('M12 3V14.500M7.500 10.500L12 15L16.500 10.500M4.500 16V19.500A1.500 1.500 0 0 0 6 21H18A1.500 1.500 0 0 0 19.500 19.500V16'), file:line('M6 2.500H14L19 7.500V21.500H6ZM14 2.500V7.500H19',2.2),
 share:line('M12 15V3M7.500 7L12 2.800L16.500 7M5 12V19.500A1.500 1.500 0 0 0 6.500 21H17.500A1.500 1.500 0 0 0 19 19.500V12'), globe:line('M3 12H21M12 3C6.500 8.500 6.500 15.500 12 21C17.500 15.500 17.500 8.500 12 3',2)+`<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>`,
 sound:fill('M3 9H7.500L13 4V20L7.500 15H3Z')+line('M16.500 8.500A5 5 0 0 1 16.500 15.500M19 5.500A9 9 0 0 1 19 18.500',2.2),
 moon:fill('M20 14.500A8.700 8.700 0 1 1 9.500 4A7 7 0 0 0 20 14.500Z'), sun:`<circle cx="12" cy="12" r="4.600" fill="currentColor"/>`+line('M12 2V4.500M12 19.500V22M2 12H4.500M19.500 12H22M5 5L6.700 6.700M17.300 17.300L19 19M19 5L17.300 6.700M6.700 17.300L5 19',2.2),
 eye:line('M2 12C6 5.500 18 5.500 22 12C18 18.500 6 18.500 2 12Z',2.2)+`<circle cx="12" cy="12" r="3.200" fill="currentColor"/>`,
 cup:fill('M6 3H18V9A6 6 0 0 1 6 9Z')+line('M6 5H2.800C2.800 9 4.500 10.500 7 10.500M18 5H21.200C21.200 9 19.500 10.500 17 10.500M12 15V18',2.2)+fill('M7 18.500H17V21.500H7Z'),
 finish:`<path d="M5 2V22" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/><path d="M6 3H21V14H6Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6 3H11V6.700H6ZM16 3H21V6.700H16ZM11 6.700H16V10.400H11ZM6 10.400H11V14H6ZM16 10.400H21V14H16Z" fill="currentColor"/>`,
 tv:`<rect x="2" y="4" width="20" height="13" rx="2.500" fill="none" stroke="currentColor" stroke-width="2.200"/>`+line('M8 21H16',2.4), phone:`<rect x="6" y="2" width="12" height="20" rx="3" fill="none" stroke="currentColor" stroke-width="2.200"/>`+line('M10.500 18.500H13.500',2),
 book:line('M12 6C9.500 4 6 3.800 2.500 4.500V19C6 18.300 9.500 18.500 12 20.500C14.500 18.500 18 18.300 21.500 19V4.500C18 3.800 14.500 4 12 6ZM12 6V20',2.2),
 people:`<circle cx="8.500" cy="8" r="4" fill="currentColor"/><path d="M1 20.500C1 11.500 16 11.500 16 20.500Z" fill="currentColor"/><circle cx="17" cy="9" r="3" fill="currentColor" opacity=".6"/><path d="M17.500 20.500H23C23 15 20 13.200 16.500 13.800C17.500 15.500 17.700 18 17.500 20.500Z" fill="currentColor" opacity=".6"/>`,
 bot:`<rect x="3.500" y="7.500" width="17" height="13" rx="4" fill="currentColor"/><path d="M12 7V3.500" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/><circle cx="12" cy="3" r="1.800" fill="currentColor"/><circle cx="8.700" cy="13.500" r="1.800" fill="var(--hole,#fff)"/><circle cx="15.300" cy="13.500" r="1.800" fill="var(--hole,#fff)"/>`,
 hand:`<path d="M5.500 13V7.200a1.500 1.500 0 0 1 3 0V11V4.200a1.500 1.500 0 0 1 3 0V10.500V3a1.500 1.500 0 0 1 3 0V10.500V5a1.500 1.500 0 0 1 3 0V14.500C17.500 19 15 22 11.500 22C8 22 6.800 20.500 5.500 18L2.400 13.600a1.400 1.400 0 0 1 2.200-1.700Z" fill="currentColor"/>`,
 hitcard:`<rect x="3" y="8" width="11" height="14.500" rx="2.200" fill="none" stroke="currentColor" stroke-width="2.200"/>`+line('M9 4.500C14 .8 19.500 4 20 10.500M16.500 8L20 11.500L23 7.500',2.4),
 pin:fill('M12 1.500L15 8.500L22.500 9.200L16.800 14.200L18.500 21.500L12 17.600L5.500 21.500L7.200 14.200L1.500 9.200L9 8.500Z'), plus:line('M12 4V20M4 12H20',3), log:line('M4 6H20M4 12H20M4 18H13',2.6), swap:line('M7 3V20M3.500 16.500L7 20.500L10.500 16.500M17 21V4M13.500 7.500L17 3.500L20.500 7.500',2.4),
 dice:`<rect x="3" y="3" width="18" height="18" rx="4.500" fill="none" stroke="currentColor" stroke-width="2.200"/><circle cx="8.500" cy="8.500" r="1.700" fill="currentColor"/><circle cx="15.500" cy="15.500" r="1.700" fill="currentColor"/><circle cx="12" cy="12" r="1.700" fill="currentColor"/>`,
 camera:`<path d="M3 8H7L9 5H15L17 8H21V19.500H3Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/><circle cx="12" cy="13.200" r="3.600" fill="none" stroke="currentColor" stroke-width="2.200"/>`,
 mute:fill('M3 9H7.500L13 4V20L7.500 15H3Z')+line('M17 9.5L22 14.5M22 9.5L17 14.5',2.2), chat:line('M4 5H20V16H11L6.5 20V16H4Z',2.2), pause:fill('M6 4H10V20H6ZM14 4H18V20H14Z'), play:fill('M7 3.5L20 12L7 20.5Z'),
 link:line('M10 14A4.2 4.2 0 0 0 16 14L19.500 10.500A4.2 4.2 0 0 0 13.500 4.500L12 6M14 10A4.2 4.2 0 0 0 8 10L4.500 13.500A4.2 4.2 0 0 0 10.500 19.500L12 18',2.2), copy:`<rect x="8" y="8" width="12.500" height="13" rx="2.500" fill="none" stroke="currentColor" stroke-width="2.200"/>`+line('M16 4.500A2 2 0 0 0 14 3H5.500A2 2 0 0 0 3.500 5V14A2 2 0 0 0 5 16',2.2),
 crown:fill('M3 18.500L2 6.500L7.500 11L12 4L16.500 11L22 6.500L21 18.500Z'), away:line('M12 3A9 9 0 1 0 21 12M12 7V12L15 14',2.4)+line('M16 3H21L16 8H21',2), offline:line('M3 3L21 21M5 12.500A10 10 0 0 1 9 10.200M12.500 9.600A10 10 0 0 1 19 12.500M8.500 16A5 5 0 0 1 12 14.600M2 9A14 14 0 0 1 6.500 6.200M11 5A14 14 0 0 1 22 9',2.2)+'<circle cx="12" cy="19.500" r="1.600" fill="currentColor"/>', door:line('M13 4H5V20H13M10 12H21M17 8L21 12L17 16',2.4),
} as const;

export type IconName = keyof typeof ICONS;
