import { expect, test } from './fixtures'

const HEADERS = { 'Content-Type': 'text/plain' }

/** The n-th mail of a thread, which answers all before it. */
const mail = (n: number, body: string) => `From ann@example.org Mon Jan 0${n} 10:00:00 2001
From: Ann Poe <ann@example.org>
Subject: ${n === 1 ? '' : 'Re: '}a question about stripes
Date: Mon, 0${n} Jan 2001 10:00:00 +0000
Message-ID: <${n}@thread.example.org>
References: ${['', '<1@thread.example.org>', '<2@thread.example.org>'].slice(0, n).join(' ')}

${body}

`

const mbox = [
  mail(1, 'Which chunk should I take?'),
  mail(2, 'EXT2 771 Mbps @ 40 clients\nEXT3 661 Mbps @ 40 clients'),
  mail(3, 'EXT2 871 Mbps @ 50 clients\nEXT3 761 Mbps @ 50 clients'),
].join('')

test('a message shows its thread, with the heads of the mails that hold no result', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const response = await request.post('/api/v1/messages', { headers: HEADERS, data: mbox })
  const [first, second] = (await response.json()).saved
  await page.goto(second.href)
  const thread = page.getByRole('region', { name: 'Thread' })
  await expect(thread.getByRole('listitem')).toHaveText([
    'a question about stripes Ann Poe, 1 Jan 2001, no result',
    'Re: a question about stripes Ann Poe, 2 Jan 2001, 2 runs',
    'Re: a question about stripes Ann Poe, 3 Jan 2001, 2 runs',
  ])
  await expect(thread.locator('[aria-current]')).toHaveCount(1)
  await checkAccessibility()
  await thread.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${first.href}$`))
})
