import type { EventEmitter } from 'node:events'
import { createHash } from 'node:crypto'
import type { ClientBase, Submittable } from 'pg'
import Result from 'pg/lib/result.js'
import { prepareValue } from 'pg/lib/utils.js'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }
export type Answer = { readonly rows: Record<string, unknown>[]; readonly rowCount: number }

/** What we use of node-postgres' connection: the messages of the extended protocol. */
type Wire = EventEmitter & {
  readonly stream: { cork: () => void; uncork: () => void }
  parse: (message: { name: string; text: string; types: readonly number[] }) => void
  bind: (message: { portal: string; statement: string; values: readonly unknown[] }) => void
  describe: (message: { type: 'P' | 'S'; name: string }) => void
  execute: (message: { portal: string; rows: number }) => void
  close: (message: { type: 'S'; name: string }) => void
  sync: () => void
}

const statementsPerConnection = 200
const named = new WeakMap<Wire, NamedStatements>()

/**
 * Statements sent together under one Sync: one round trip, and one implicit transaction unless they open one themselves.
 * The first that fails skips the rest. Every statement is named by the hash of its text, so PostgreSQL parses and plans it
 * once per connection; without the names a join costs three times the CPU. What its rows look like is asked with the
 * first execution alone: PostgreSQL refuses to execute a prepared statement whose columns have changed.
 */
export class StatementBatch implements Submittable {
  private readonly statements: readonly Statement[]
  private readonly answers: Answer[] = []
  private used: NamedStatement[] = []
  private rows: Record<string, unknown>[] = []
  private prepared: string[] = []
  private readonly settle: (error: Error | null, answers: Answer[]) => void

  constructor(statements: readonly Statement[], settle: (error: Error | null, answers: Answer[]) => void) {
    this.statements = statements
    this.settle = settle
  }

  /** Answers what keeps the flight from starting, before anything is sent: half a flight would leave the connection waiting. */
  submit(connection: unknown): Error | undefined {
    const wire = connection as Wire
    const names = namesOf(wire)
    let prepared: unknown[][]
    try {
      prepared = this.statements.map((statement) => statement.parameters.map(prepareValue))
    } catch (error) {
      return error instanceof Error ? error : new Error('A parameter cannot be sent.', { cause: error })
    }
    wire.stream.cork()
    for (const evicted of names.readEvicted()) wire.close({ type: 'S', name: evicted })
    for (const [index, statement] of this.statements.entries()) {
      const { named: used, isNew, isStillThere } = names.use(statement.sql)
      const { name } = used
      this.used.push(used)
      if (isStillThere) wire.close({ type: 'S', name })
      if (isNew) {
        wire.parse({ name, text: statement.sql, types: [] })
        this.prepared.push(name)
      }
      wire.bind({ portal: '', statement: name, values: prepared[index] ?? [] })
      if (isNew) wire.describe({ type: 'P', name: '' })
      wire.execute({ portal: '', rows: 0 })
    }
    wire.sync()
    wire.stream.uncork()
    return undefined
  }

  handleRowDescription(message: { fields: unknown[] }): void {
    this.used[this.answers.length]?.reader.addFields(message.fields)
  }

  handleDataRow(message: { fields: unknown[] }): void {
    const row = this.used[this.answers.length]?.reader.parseRow(message.fields)
    if (row !== undefined) this.rows.push(row)
  }

  /** Its text ends with how many rows it was about, where it was about rows: `SELECT 5`, `INSERT 0 5`, `BEGIN`. */
  handleCommandComplete(message: { text: string }): void {
    this.answers.push({ rows: this.rows, rowCount: Number(/\d+$/.exec(message.text)?.[0] ?? 0) })
    this.rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handlePortalSuspended(): void {}

  handleReadyForQuery(): void {
    this.settle(null, this.answers)
  }

  /** What was parsed behind the failed statement never came to be: forget all of this flight's new names. */
  handleError(error: Error, connection: unknown): void {
    const wire = connection as Wire
    for (const name of this.prepared) namesOf(wire).forget(name)
    this.settle(error, this.answers)
  }
}

/** Sends statements in one flight. Throws: the database error of the first that fails. */
export function fly(client: ClientBase, statements: readonly Statement[]): Promise<Answer[]> {
  return new Promise((resolve, reject) => {
    client.query(new StatementBatch(statements, (error, answers) => (error ? reject(error) : resolve(answers))))
  })
}

function namesOf(wire: Wire): NamedStatements {
  let names = named.get(wire)
  if (names === undefined) {
    names = new NamedStatements()
    named.set(wire, names)
  }
  return names
}

/** `reader` knows the columns of its rows once they were described. */
type NamedStatement = { readonly name: string; readonly reader: Result }

/** Statements of one connection by their texts, least recently used first. */
class NamedStatements {
  private readonly known = new Map<string, NamedStatement>()
  private evicted: string[] = []

  /** `isStillThere`: this very flight pushed it out, so it is closed before it is prepared again. */
  use(sql: string): { named: NamedStatement; isNew: boolean; isStillThere: boolean } {
    const known = this.known.get(sql)
    if (known !== undefined) {
      this.known.delete(sql)
      this.known.set(sql, known)
      return { named: known, isNew: false, isStillThere: false }
    }
    const named = { name: createHash('sha1').update(sql).digest('hex'), reader: new Result('', null) }
    const isStillThere = this.evicted.includes(named.name)
    this.evicted = this.evicted.filter((other) => other !== named.name)
    this.known.set(sql, named)
    if (this.known.size > statementsPerConnection) this.evictOldest()
    return { named, isNew: true, isStillThere }
  }

  forget(name: string): void {
    for (const [sql, known] of this.known) if (known.name === name) this.known.delete(sql)
    this.evicted.push(name)
  }

  /** Statements to close before the next flight; closing one that does not exist is not an error. */
  readEvicted(): string[] {
    const evicted = this.evicted
    this.evicted = []
    return evicted
  }

  private evictOldest(): void {
    const oldest = this.known.entries().next().value
    if (oldest === undefined) return
    this.known.delete(oldest[0])
    this.evicted.push(oldest[1].name)
  }
}
