/** Plain text, whatever it holds. */
export const plainTextResponse = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' } })
