import type { Metadata } from 'next'
import { areas, BASE, document } from '@/app/api/v1/_document/document'
import { OperationEntry } from './operation-entry'
import { Words } from './words'

export const metadata: Metadata = { title: 'For programs' }

/** The API's document for people: made of it, so that neither says what the other does not. */
export default function ApiPage() {
  return (
    <article className="prose">
      <h1>For programs</h1>
      {document.info.description.split('\n\n').map((paragraph) => (
        <p key={paragraph} className="mt2">
          <Words of={paragraph} />
        </p>
      ))}
      <p className="mt2">
        The same as OpenAPI 3.1, with a schema of every answer: <a href={`${BASE}/openapi.json`}>openapi.json</a>.
      </p>
      {areas.map(({ name, paths }) => (
        <section key={name}>
          <h2>{name}</h2>
          <div>
            {Object.entries(paths).flatMap(([path, { get, post }]) => [
              get && <OperationEntry key={`GET ${path}`} method="GET" path={BASE + path} operation={get} />,
              post && <OperationEntry key={`POST ${path}`} method="POST" path={BASE + path} operation={post} />,
            ])}
          </div>
        </section>
      ))}
    </article>
  )
}
