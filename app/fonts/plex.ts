import localFont from 'next/font/local'

// The latin subset of @fontsource in the two weights that the pages use; next/font needs literal paths.
const plexSans = localFont({
  src: [
    { path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--plex-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const plexMono = localFont({
  src: [
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2', weight: '400' },
    { path: '../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-600-normal.woff2', weight: '600' },
  ],
  variable: '--plex-mono',
  display: 'swap',
  // the fallback for a fixed-width face must be fixed-width: the stack in tokens.css has it
  adjustFontFallback: false,
})

/** Classes for <html> that set `--plex-sans` and `--plex-mono`. */
export const plex = `${plexSans.variable} ${plexMono.variable}`
