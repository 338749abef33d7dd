import { getSecured, type Paths, post } from '../operation'
import { messageId } from '../parameters'
import { masked, masks, opened } from '../schemas/access'
import { editLink, mask, session } from '../schemas/bodies'

export const accessPaths: Paths = {
  '/masks': {
    get: getSecured({ id: 'listMasks', summary: 'Who is named nowhere, for the operator alone' }, masks),
    post: post(
      {
        ...{ id: 'maskName', summary: 'Names somebody nowhere any more, or again', secured: true },
        description: 'The operator alone. What comes in later is masked, too.',
        body: { 'application/json': mask },
      },
      { 200: ['It is done.', masked] },
    ),
  },
  '/session': {
    post: post(
      {
        ...{ id: 'openSession', summary: 'Opens a session of a browser with a token, or ends the operator’s' },
        description:
          'The answer sets a cookie that no script reads. A program needs none: it sends the token as `Authorization: Bearer`.',
        body: { 'application/json': session },
      },
      { 200: ['It is open for half a day.', opened], 204: ['It is ended.'] },
    ),
  },
  '/messages/{id}/edit': {
    post: post(
      {
        ...{ id: 'openEditLink', summary: 'Lets a browser change a message from now on, by its edit link' },
        description: 'As `openSession`: by a cookie. A program sends the secret as `Authorization: Bearer`.',
        parameters: [messageId],
        body: { 'application/json': editLink },
      },
      { 204: ['It is open.'] },
    ),
  },
}
