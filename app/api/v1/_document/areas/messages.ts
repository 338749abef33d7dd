import { getJson, getText, type Paths, post } from '../operation'
import { key, messageId, part, STRETCH } from '../parameters'
import { correctionOfRuns, decision, mailToRead, mailToSave, removal } from '../schemas/bodies'
import { changes, proposals, proposed } from '../schemas/change'
import { message, messages, report, saved, thread } from '../schemas/message'

const parameters = [messageId]

const reading: Paths = {
  '/messages/{id}': {
    get: getJson(
      { id: 'getMessage', summary: 'A message with its runs', description: '410: it was taken back.', parameters },
      message,
    ),
  },
  '/messages/{id}/text': {
    get: getText({ id: 'getText', summary: 'Its text as people read it: `line` and `column` count in it', parameters }),
  },
  '/messages/{id}/raw': {
    get: getText({ id: 'getRaw', summary: 'The mail as it came, addresses hidden', parameters }),
  },
  '/messages/{id}/thread': { get: getJson({ id: 'getThread', summary: 'Its thread', parameters }, thread) },
  '/messages/{id}/changes': {
    get: getJson(
      { id: 'getChanges', summary: 'What was changed in it, and the proposals that wait', parameters },
      changes,
    ),
  },
}

const changing: Paths = {
  '/messages/{id}/corrections': {
    post: post(
      {
        ...{
          id: 'correctRuns',
          summary: 'Puts one condition of many runs right, or proposes it',
          parameters,
          secured: true,
        },
        body: { 'application/json': correctionOfRuns },
      },
      { 204: ['It is in force.'], 202: ['It waits for somebody who may.', proposed] },
    ),
  },
  '/messages/{id}/remove': {
    post: post(
      {
        ...{ id: 'removeMessage', summary: 'Takes a message back for good', parameters, secured: true },
        body: { 'application/json': removal },
      },
      { 204: ['It is gone, and no import brings it back.'] },
    ),
  },
  '/proposals': {
    get: getJson(
      { id: 'listProposals', summary: 'The proposals that wait, the longest waiting first', parameters: STRETCH },
      proposals,
    ),
  },
  '/proposals/{id}': {
    post: post(
      {
        ...{ id: 'decide', summary: 'Accepts or declines a proposal', secured: true },
        parameters: [part('id', 'as `waiting` of the message’s changes has it')],
        body: { 'application/json': decision },
      },
      { 204: ['It is decided.'] },
    ),
  },
}

export const messagesPaths: Paths = {
  '/messages': {
    get: getJson(
      {
        ...{ id: 'listMessages', summary: 'The messages of the archive, the newest first' },
        parameters: [
          key('q', 'as of /runs; `<Message-ID>` finds the mail of this name', 'fs:xfs throughput'),
          ...STRETCH,
        ],
      },
      messages,
    ),
    post: post(
      {
        ...{ id: 'saveMessages', summary: 'Saves every message of a mail or mbox that holds a result', secured: true },
        description: 'Saving again changes nothing. The archive is public.',
        body: mailToSave,
      },
      { 201: ['Something is new.', saved], 200: ['All of it was here.', saved] },
    ),
  },
  ...reading,
  ...changing,
  '/parse': {
    post: post(
      { id: 'parse', summary: 'Reads a mail and stores nothing', body: mailToRead },
      { 200: ['What stands in it.', report] },
    ),
  },
}
