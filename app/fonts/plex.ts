import localFont from 'next/font/local'

// next/font reads these calls without running them: paths and ranges are literal. What nearly every page is set in comes by itself
// (scripts/make-type.mjs makes it), the rest of @fontsource's latin files for a page that has a letter of it.

const plexSans = localFont({
  src: [
    { path: './ibm-plex-sans-400-basic.woff2', weight: '400' },
    { path: './ibm-plex-sans-600-basic.woff2', weight: '600' },
  ],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+B0-B2, U+B5, U+B7, U+D7, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2191, U+2193, U+2212',
    },
  ],
  variable: '--plex-sans',
  display: 'swap',
  adjustFontFallback: false,
})

const plexSansRest = localFont({
  src: [
    { path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2', weight: '600' },
  ],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-AF, U+B3-B4, U+B6, U+B8-D6, U+D8-F6, U+F8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2215',
    },
  ],
  variable: '--plex-sans-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
})

// Most pages have no bold Mono: each fetches the weights that it is set in. The fallback for a fixed-width face must be fixed-width;
// the stack in tokens.css has it.
const plexMono = localFont({
  src: [
    { path: './ibm-plex-mono-400-basic.woff2', weight: '400' },
    { path: './ibm-plex-mono-600-basic.woff2', weight: '600' },
  ],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E, U+A0, U+B0-B2, U+B5, U+B7, U+D7, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2191, U+2193, U+2212',
    },
  ],
  variable: '--plex-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const plexMonoRest = localFont({
  src: [
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2', weight: '600' },
  ],
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-AF, U+B3-B4, U+B6, U+B8-D6, U+D8-F6, U+F8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2215',
    },
  ],
  variable: '--plex-mono-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

/** Classes for <html> that set the variables of tokens.css. */
export const plex = [plexSans, plexSansRest, plexMono, plexMonoRest].map(({ variable }) => variable).join(' ')
