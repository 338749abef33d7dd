import type { Operation, Parameter } from '@/app/api/v1/_document/operation'
import { Words } from './words'

interface Props {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly operation: Operation
}

/** One thing that a program can ask or do, with its keys. */
export function OperationEntry({ method, path, operation }: Props) {
  const { operationId, summary, description, parameters = [], requestBody } = operation
  const types = Object.keys(requestBody?.content ?? {})
  return (
    <div id={operationId} className="mb4">
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        {summary}. {description !== undefined && <Words of={description} />}{' '}
        {types.length > 0 && <>What is sent: {types.join(', ')}.</>}
      </p>
      {parameters.length > 0 && <Keys of={parameters} path={path} />}
    </div>
  )
}

function Keys({ of, path }: { readonly of: readonly Parameter[]; readonly path: string }) {
  return (
    <div className="scroll">
      <table className="tab">
        <caption className="vh">Keys of {path}</caption>
        <thead>
          <tr>
            <th scope="col">key</th>
            <th scope="col">means</th>
            <th scope="col">example</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ name, in: place, description, example }) => (
            <tr key={name}>
              <th scope="row" className="m">
                {place === 'path' ? `{${name}}` : name}
              </th>
              <td className="wrap">
                <Words of={description} />
              </td>
              <td className="m">{example}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
