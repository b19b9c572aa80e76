import { availableParallelism } from 'node:os'
import type { Locale } from '@countinghouse/kernel/text'
import type { Compilable, RawBuilder } from 'kysely'
import { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { setDriverTypes } from './db-driver-types.ts'
import type { DB } from './db-types.gen.ts'
import type { Answer, Statement } from './statement-batch.ts'
import { fly } from './statement-batch.ts'
import { kyselyOver, statementOf } from './kysely-gateway.ts'
import { isSerializationFailure } from './pg-errors.ts'

/**
 * Whose rows a statement may see. `companyId` null: no company is known yet, and no company's rows are visible. `userId`: the caller, for
 * tables whose policies limit users to rows of their own; omitted: work of the product itself. `locale`: the reader's language, in which
 * `platform.in_language` says names; omitted: the main names.
 */
export type Scope = { readonly companyId: number | null; readonly userId?: number; readonly locale?: Locale }

/** Sees one company's rows and cannot write: it has no writing method, a writing function does not accept it, the database refuses. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor'>
export type Row = Record<string, unknown>

type Opened<T> = (tx: Tx, opened: Row[][]) => Promise<{ value: T; closing: readonly Compilable[] }>

const attempts = 4

/** A transaction in which a writing function does its work. A statement sent after its end throws. */
export class Tx extends Transaction<DB> {
  private readonly send: (statements: readonly Statement[]) => Promise<Answer[]>

  constructor(send: (statements: readonly Statement[]) => Promise<Answer[]>) {
    super(kyselyOver(async (statement) => last(await send([statement]))))
    this.send = send
  }

  /** Sends statements in one turn; the first that fails undoes the transaction. Answers the rows of each. */
  async together(...queries: readonly Compilable[]): Promise<Row[][]> {
    const answers = await this.send(queries.map((query) => statementOf(query.compile())))
    return answers.map((answer) => answer.rows)
  }

  /** Names are read in this language from here on, which need not be that of whoever writes: a paper has its own. */
  async readIn(locale: Locale): Promise<void> {
    await this.send([{ sql: "select set_config('app.locale', $1, true)", parameters: [locale] }])
  }
}

export type Database = {
  readonly reader: (scope: Scope) => Reader
  /** `isLong`: without the time limit of requests, for a job. */
  readonly snapshot: <T>(scope: Scope, run: (reader: Reader) => Promise<T>, isLong?: boolean) => Promise<T>
  readonly inTransaction: <T>(scope: Scope, run: (tx: Tx) => Promise<T>) => Promise<T>
  readonly inStatementBatches: <T>(scope: Scope, opening: readonly Compilable[], run: Opened<T>) => Promise<T>
  readonly waitingCount: () => number
  readonly close: () => Promise<void>
}

/** Only compiles: for statements that are put together before their transaction is there. */
export const compileOnly: Kysely<DB> = new Kysely<DB>(
  kyselyOver(() => Promise.reject(new Error('This door only compiles.'))),
)

/** A sql template as a statement that can be sent with others. */
export function statement(raw: RawBuilder<unknown>): Compilable {
  return { compile: () => raw.compile(compileOnly) }
}

/**
 * The three doors to the database, and no fourth: `reader`, `snapshot`, `inTransaction` (whose form with opening and closing
 * statements the pipeline uses). No session state, so a pooler in transaction mode may stand between.
 * Source: docs/decisions/005.
 *
 * @param options.connectionWaitMs how long a call waits for one of the connections before it is refused as `busy`. Units: milliseconds
 */
export function openDatabase(options: { url: string; size?: number; connectionWaitMs?: number }): Database {
  setDriverTypes()
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 2 * availableParallelism() + 2,
    connectionTimeoutMillis: options.connectionWaitMs ?? 2000,
    idleTimeoutMillis: 60_000,
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', () => {})

  async function withClient<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    const connection = new Connection(client)
    // The pool listens to idle clients only; a server that goes away between two flights would end the process.
    const lose = () => {
      connection.isBroken = true
    }
    client.on('error', lose)
    try {
      return await run(connection)
    } finally {
      client.off('error', lose)
      client.release(connection.isBroken)
    }
  }

  const inStatementBatches: Database['inStatementBatches'] = async (scope, opening, run) => {
    const first = [begin, enter(scope), ...opening.map((query) => statementOf(query.compile()))]
    for (let attempt = 1; ; attempt++) {
      try {
        return await withClient((connection) => connection.transact(first, run))
      } catch (error) {
        if (attempt === attempts || !isSerializationFailure(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
      }
    }
  }

  return {
    reader: (scope) =>
      new Kysely<DB>(
        kyselyOver((statement) =>
          withClient(async (connection) => last(await connection.send([enterReading(scope), statement]))),
        ),
      ),
    snapshot: (scope, run, isLong = false) =>
      withClient((connection) =>
        connection.transact([startSnapshot, enter(scope), ...(isLong ? [unlimited] : [])], async (tx) => ({
          value: await run(tx),
          closing: [],
        })),
      ),
    inTransaction: (scope, run) => inStatementBatches(scope, [], async (tx) => ({ value: await run(tx), closing: [] })),
    inStatementBatches,
    waitingCount: () => pool.waitingCount,
    close: () => pool.end(),
  }
}

const begin: Statement = { sql: 'begin', parameters: [] }
const startSnapshot: Statement = { sql: 'begin isolation level repeatable read, read only', parameters: [] }
const unlimited: Statement = { sql: 'set local transaction_timeout = 0', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }
const rollback: Statement = { sql: 'rollback', parameters: [] }

function enter(scope: Scope): Statement {
  return {
    sql: "select set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('app.locale', $3, true)",
    parameters: namesOf(scope),
  }
}

/** Under one Sync with the query behind it, both live in one implicit transaction that cannot write. */
function enterReading(scope: Scope): Statement {
  return {
    sql: "select set_config('app.company', $1, true), set_config('app.user', $2, true), set_config('app.locale', $3, true), set_config('transaction_read_only', 'on', true)",
    parameters: namesOf(scope),
  }
}

function last(answers: readonly Answer[]): Answer {
  const answer = answers.at(-1)
  if (answer === undefined) throw new Error('The database answered nothing.')
  return answer
}

function namesOf({ companyId, userId, locale }: Scope): string[] {
  return [String(companyId ?? ''), String(userId ?? ''), locale ?? '']
}

/** One client while it is checked out; knows whether it may go back to the pool. */
class Connection {
  isBroken = false
  private readonly client: pg.PoolClient

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  async send(statements: readonly Statement[]): Promise<Answer[]> {
    try {
      return await fly(this.client, statements)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.severity !== 'ERROR') this.isBroken = true
      throw error
    }
  }

  async transact<T>(opening: readonly Statement[], run: Opened<T>): Promise<T> {
    let isOver = false
    const tx = new Tx((statements) => {
      if (isOver) return Promise.reject(new Error('This transaction has ended; its Tx must not be kept.'))
      return this.send(statements)
    })
    try {
      const opened = (await this.send(opening)).slice(2).map((answer) => answer.rows)
      const { value, closing } = await run(tx, opened)
      isOver = true
      await this.send([...closing.map((query) => statementOf(query.compile())), commit])
      return value
    } catch (error) {
      isOver = true
      await this.send([rollback]).catch(() => {
        this.isBroken = true
      })
      throw error
    }
  }
}
