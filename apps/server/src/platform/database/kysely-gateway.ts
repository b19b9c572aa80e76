import type { CompiledQuery, DatabaseConnection, KyselyProps, QueryResult } from 'kysely'
import { DefaultQueryExecutor, DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Answer, Statement } from './statement-batch.ts'

type Send = (statement: Statement) => Promise<Answer>

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const driver = new DummyDriver()
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: ConstructorParameters<typeof PostgresIntrospector>[0]) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}

/** Properties of a Kysely whose every statement leaves through one of the doors. Cheap: made per request. */
export function kyselyOver(send: Send): KyselyProps {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery) => {
      const answer = await send(statementOf(query))
      return { rows: answer.rows as R[], numAffectedRows: BigInt(answer.rowCount) } satisfies QueryResult<R>
    },
    streamQuery: () => {
      throw new Error('Streaming goes through its own door, which is built with its first user.')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return { config: { dialect }, dialect, driver, executor }
}

export function statementOf(query: CompiledQuery): Statement {
  return { sql: query.sql, parameters: query.parameters }
}
