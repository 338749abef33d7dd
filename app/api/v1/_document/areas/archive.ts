import { SUBJECT_KINDS } from '@/lib/url/subject-href'
import { getJson, type Paths, post } from '../operation'
import { key, part, STRETCH } from '../parameters'
import { files } from '../schemas/bodies'
import { formats, metrics } from '../schemas/format'
import { importStatus, imports, taken } from '../schemas/import'
import { messages } from '../schemas/message'
import { overview } from '../schemas/overview'
import { subject, subjects } from '../schemas/subject'
import { unread } from '../schemas/unread'

const kind = part('kind', 'what it is', { type: 'string', enum: SUBJECT_KINDS })
const id = part('id', 'as the answer to what was sent has it')

const facts: Paths = {
  '/overview': { get: getJson({ id: 'getOverview', summary: 'What the archive holds' }, overview) },
  '/subjects/{kind}': {
    get: getJson(
      {
        ...{
          id: 'listSubjects',
          summary: 'The filesystems, kernels, benchmarks, mount options, machines, posters or lists',
        },
        description: 'Of the runs of the archive: kernels in their order, all else by name.',
        parameters: [kind, ...STRETCH],
      },
      subjects,
    ),
  },
  '/subjects/{kind}/{value}': {
    get: getJson(
      {
        ...{ id: 'getSubject', summary: 'What the archive has about one of them' },
        parameters: [kind, part('value', 'escaped for a path, slashes too')],
      },
      subject,
    ),
  },
  '/unread': {
    get: getJson(
      {
        ...{ id: 'listUnread', summary: 'What looks like results and was not understood' },
        parameters: [key('tool', 'the benchmark that it looks like; `-`: it is not known', 'aim7'), ...STRETCH],
      },
      unread,
    ),
  },
  '/formats': { get: getJson({ id: 'listFormats', summary: 'Every benchmark whose output is read' }, formats) },
  '/metrics': { get: getJson({ id: 'listMetrics', summary: 'Every metric that has a name of its own' }, metrics) },
}

const imported: Paths = {
  '/imports': {
    get: getJson(
      { id: 'listImports', summary: 'What was sent to be imported, the last first', parameters: STRETCH },
      imports,
    ),
    post: post(
      { id: 'import', summary: 'Takes whole archives: mbox, packed or not', body: files, secured: true },
      { 202: ['It is read after the answer.', taken], 200: ['The same was sent before.', taken] },
    ),
  },
  '/imports/{id}': {
    get: getJson({ id: 'getImport', summary: 'How far an import is, and what failed', parameters: [id] }, importStatus),
  },
  '/imports/{id}/messages': {
    get: getJson({ id: 'listImported', summary: 'The messages that it found', parameters: [id, ...STRETCH] }, messages),
  },
  '/imports/{id}/cancel': {
    post: post(
      { id: 'cancelImport', summary: 'Ends it; what is stored stays', parameters: [id], secured: true },
      { 200: ['What became of it.', importStatus] },
    ),
  },
  '/imports/{id}/read': {
    post: post(
      { id: 'resumeImport', summary: 'Goes on with one that was stopped', parameters: [id], secured: true },
      { 200: ['What became of it.', importStatus] },
    ),
  },
}

export const archivePaths: Paths = { ...facts, ...imported }
