export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** A cookie, not the URL: taste is nobody else's. Read by the layout, so that the first paint is right. */
export const themeCookie = 'theme'

export const themeOf = (value: string | undefined): Theme => themes.find((theme) => theme === value) ?? 'auto'
