'use client'

import { type Theme, themeCookie, themes } from './theme'

const aYear = 365 * 24 * 60 * 60

function keep(theme: Theme): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the pages run in
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${theme === 'auto' ? 0 : aYear}; samesite=lax`
  if (theme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Auto, light, dark. Without a script the choice holds for the page at hand (tokens.css reads the radios). */
export function ThemeChoice({ chosen }: { readonly chosen: Theme }) {
  return (
    <span className="theme end" role="radiogroup" aria-label="Theme">
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            id={`theme-${theme}`}
            defaultChecked={theme === chosen}
            autoComplete="off"
            onChange={() => keep(theme)}
          />
          <span>{theme}</span>
        </label>
      ))}
    </span>
  )
}
