import { hash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { smallestPicture } from '../../support/pictures.ts'
import type { Client, TestServer } from '../../support/server.ts'
import type { Known } from './arbitrary.ts'
import { valuesOf } from './arbitrary.ts'
import type { JsonSchema, Operation } from './document.ts'
import { alternativesOf, typesOf } from './document.ts'
import type { ResponseAssertions } from './assert-response.ts'
import type { Found } from './found.ts'
import { foundIn, partOf } from './found.ts'
import { bodies, files, named, numbered } from './known-values.ts'
import { dictionary } from './dictionary.ts'
import { draw } from './seed.ts'
import type { How, Reply, Values } from './send.ts'
import { isDone, send } from './send.ts'

type Parts = {
  server: TestServer
  operations: readonly Operation[]
  assertions: ResponseAssertions
  /** Text that every record this person makes carries, so that another company's eyes can be searched for it. */
  marker: string
  companyId: number
  storeId: number
  client: Client
  /** Somebody else of the company, for fields that must not name the caller. */
  colleagueId: number
  /** A user that stands for a program. */
  programId: number
  /** A module that no operation needs, so that it may be switched. */
  moduleId: number
  /**
   * Records that no operation makes, by entity: how the module that makes them does. By the name of an operation: records in a
   * state that only a job brings about. Each answers the new id, or the record with its version.
   */
  makers: ReadonlyMap<string, () => Promise<number | Found>>
}

/** Below the 200 requests that a session has in a burst. */
const requestsPerSession = 150

/** What must come before an operation, by its name: the same in every world, and found by trying. */
const steps = new Map<string, string | null>()

/** Somebody of a company who can use every operation: he makes the records that others of its fields ask for. */
export class Person {
  readonly companyId: number
  readonly userId: number
  readonly marker: string
  private readonly parts: Parts
  private readonly ids: Map<string, number>
  private readonly producers: ReadonlyMap<string, Operation>
  private readonly codes = new Map<string, string[]>()
  private readonly examples = new Map<string, Values>()
  private token = ''
  private used = requestsPerSession
  private created = 0

  constructor(parts: Parts) {
    this.parts = parts
    this.companyId = parts.companyId
    this.userId = parts.client.user?.Usr_userid ?? 0
    this.marker = parts.marker
    this.producers = firstProducers(parts.operations)
    this.ids = new Map([
      ['erp.company', parts.companyId],
      ['erp.store', parts.storeId],
      ['erp.app_user', this.userId],
      // Whose own id is in the path of a call, that is somebody else.
      ['erp.app_user id', parts.colleagueId],
      ['erp.app_user personId', parts.colleagueId],
      ['erp.app_user programId', parts.programId],
      ['erp.module moduleId', parts.moduleId],
      // What a company belongs to is another one.
      ['erp.company parentId', parts.companyId],
      // A pair is of two.
      ['erp.page_event otherId', 2],
    ])
  }

  /** A session of his that has requests left; its own one where the operation may end it. */
  async session(isOwn = false): Promise<string> {
    if (isOwn) {
      // It may end the others.
      this.used = requestsPerSession
      return await this.openSession('now')
    }
    if (this.used >= requestsPerSession) {
      // Always his youngest, so that those opened later do not end it.
      this.token = await this.openSession('tomorrow')
      this.used = 0
    }
    this.used += 1
    return this.token
  }

  async send(operation: Operation, values: Values, how: Partial<How> = {}): Promise<Reply> {
    const isOwn = operation.writes && operation.permission === 'self'
    if (how.token !== undefined) return await send(this.parts.server, operation, values, { token: how.token, ...how })
    const token = operation.permission === 'public' ? null : await this.session(isOwn)
    return await send(this.parts.server, operation, values, { ...how, token })
  }

  /** Random values that the schema admits and that name records and codes that exist. */
  values(operation: Operation, label: string, record: Found | null = null): Values {
    const known = this.known(record, this.entityOf(operation))
    const one = (schema: JsonSchema) => draw(valuesOf(schema, known), 1, `${operation.id} ${label}`)[0]
    return {
      path: Object.fromEntries(
        Object.entries(operation.pathFields).map(([name, schema]) => [
          name,
          // What is found by a reference of others is found by that of the record.
          (schema['x-entity'] === undefined ? record?.body[name] : undefined) ??
            draw(valuesOf(schema, known, name), 1, label)[0],
        ]),
      ),
      query: { ...(one(operation.query) as object), ...partOf(record, operation.query) } as Values['query'],
      body:
        operation.body === null
          ? operation.upload && bytesOf(operation.upload, `${this.marker} ${label}`)
          : one(operation.body),
    }
  }

  /** As `values`, on a new record in a state in which the operation is allowed, with texts nobody used before. */
  async ready(operation: Operation): Promise<Values> {
    return this.fresh(operation, await this.recordFor(operation))
  }

  /** As `ready`, but the same for whoever asks: for calls of which nothing is done. */
  async example(operation: Operation): Promise<Values> {
    const known = this.examples.get(operation.id) ?? (await this.ready(operation))
    this.examples.set(operation.id, known)
    return known
  }

  /** What must be sent, naming records that exist in whatever state: for calls of which only the permission counts. */
  plain(operation: Operation): Values {
    return this.values(sparsely(operation), 'plain')
  }

  /** A new record in a state in which the operation is allowed; null where it works on none. */
  async recordFor(operation: Operation): Promise<Found | null> {
    await this.knowReferences()
    await this.createNamed(operation)
    const entity = this.entityOf(operation)
    if (this.parts.makers.has(operation.id)) return await this.make(operation.id)
    if (entity === null) return await this.madeBeside(operation)
    if (!steps.has(operation.id)) steps.set(operation.id, (await this.findStep(operation, entity))?.id ?? null)
    const step = this.parts.operations.find(({ id }) => id === steps.get(operation.id)) ?? null
    return await this.paired(operation, entity, await this.prepared(entity, step))
  }

  /** Records that an operation must name, where there is none yet. */
  private async createNamed({ id, body }: Operation): Promise<void> {
    const required = (body?.required ?? []).flatMap((name) => {
      const schema = body?.properties?.[name]
      return schema?.['x-entity'] ?? schema?.items?.['x-entity'] ?? []
    })
    const canCreate = (entity: string) => this.parts.makers.has(entity) || this.producerOf(entity) !== undefined
    for (const entity of [...required, ...(named[id] ?? [])])
      if (!this.ids.has(entity) && canCreate(entity)) {
        const { id: created } = await this.make(entity)
        if (!this.ids.has(entity)) this.ids.set(entity, created)
      }
  }

  private async paired(operation: Operation, entity: string, record: Found): Promise<Found> {
    const names = Object.keys(operation.body?.properties ?? {})
    if (['others', 'otherId', 'intoId'].some((name) => names.includes(name)))
      return { ...record, other: await this.make(entity) }
    const isMoved = operation.body?.required?.includes('parentId') === true
    return isMoved ? { ...record, parent: await this.make(entity) } : record
  }

  /** A new record, made by the operation that makes such records. */
  async make(entity: string): Promise<Found> {
    const creator = this.parts.makers.get(entity)
    if (creator !== undefined) {
      const created = await creator()
      return typeof created === 'number' ? { id: created, version: undefined, body: {} } : created
    }
    const producer = this.producerOf(entity)
    if (producer === undefined) throw new Error(`No operation makes a ${entity}.`)
    const reply = await this.send(producer, await this.ready(producer))
    if (!isDone(producer, reply)) throw new Error(`${producer.id} made nothing: ${reply.text}`)
    const found = foundIn(reply)
    if (this.ids.has(entity)) return found
    // Fields of other records name it from now on, so that whatever is asked for may be deleted.
    this.ids.set(entity, found.id)
    return await this.make(entity)
  }

  /** A record that is made at another one, such as a comment; null where the operation works on none. */
  private async madeBeside(operation: Operation): Promise<Found | null> {
    const entity = Object.values(operation.pathFields).find((schema) => schema['x-entity'] !== undefined)?.['x-entity']
    const creator = this.parts.operations.find(
      (other) => other.writes && entity !== undefined && this.entityOf(other) !== null && idMadeBy(other) === entity,
    )
    return creator === undefined ? null : foundIn(await this.send(creator, await this.ready(creator)))
  }

  producerOf(entity: string): Operation | undefined {
    return this.producers.get(entity)
  }

  /** `own`: the entity of the record, where the operation works on one; ids of others do not name it. */
  private known(record: Found | null, own: string | null): Known {
    return (name, schema) => {
      // An id that may be left empty is named all the same.
      const entity = alternativesOf(schema).find((other) => other['x-entity'] !== undefined)?.['x-entity']
      const other = name === 'parentId' ? this.ids.get(`${entity} ${name}`) : undefined
      // What its maker only prepared is no record yet, and has id 0; a draft names another one, or none.
      const isDraft = own === null && record?.body['draft'] !== undefined
      const isOwn = (own === null || own === entity) && !isDraft && record?.id !== 0
      const id = other ?? (isOwn ? record?.id : undefined)
      if (record?.other !== undefined && ['otherId', 'intoId'].includes(name)) return fc.constant(record.other.id)
      if (record?.parent !== undefined && name === 'parentId') return fc.constant(record.parent.id)
      if (record?.other !== undefined && name === 'others')
        return fc.constant([{ id: record.other.id, version: record.other.version }])
      const told = own === null && entity !== undefined ? record?.body[name] : undefined
      if (told !== undefined) return fc.constant(told)
      if (entity !== undefined) return fc.constant(id ?? this.ids.get(`${entity} ${name}`) ?? this.ids.get(entity) ?? 1)
      if (name === 'version' && record?.version !== undefined) return fc.constant(record.version)
      const codes = schema.list === undefined ? undefined : this.codes.get(schema.list)
      if (codes !== undefined) return fc.constantFrom(...codes)
      if (!Object.hasOwn(dictionary, name)) return null
      const value = dictionary[name]
      // What a change says of a text is no text, and what a condition says of a number none.
      const types = alternativesOf(schema).flatMap(typesOf)
      const isOther =
        (typeof value === 'string' && !types.includes('string')) ||
        (typeof value === 'number' && !types.includes('integer') && !types.includes('number')) ||
        (typeof value === 'boolean' && !types.includes('boolean'))
      // Fields of one name may be of several forms, such as keys of settings and of devices.
      const isOfOneForm = typeof value !== 'object' && schema.pattern === undefined
      const fits = isOfOneForm || this.parts.assertions.fits(schema, value)
      return isOther || !fits ? null : fc.constant(value)
    }
  }

  /** Only what must be sent, lest a rule between two fields refuse it; free texts carry the marker and were used by nobody before. */
  private fresh(operation: Operation, record: Found | null): Values {
    // As long as the others, so that none begins another.
    const number = String(this.created++).padStart(4, '0')
    const values = this.values(sparsely(operation), `fresh ${number}`, record)
    // What takes no key and makes no record acts on sessions, and its texts are passwords.
    if (operation.upload !== null) {
      const file = files[operation.id]?.(`${this.marker}${number}`)
      const fileName = file?.name ?? `${this.marker}${number}.txt`
      return { ...values, query: { ...values.query, fileName }, ...(file !== undefined && { body: file.bytes }) }
    }
    const own = bodies[operation.id]
    if (own !== undefined) return { ...values, body: own({ record, text: `${this.marker}${number}` }) }
    if (operation.body === null || (operation.idempotent === 'no' && producedBy(operation) === undefined)) return values
    const body = Object.fromEntries(
      Object.entries(operation.body.properties ?? {}).flatMap(([name, schema]) => {
        if (Object.hasOwn(dictionary, name)) return []
        const text = alternativesOf(schema).find(
          (other) => typesOf(other).includes('string') && other.enum === undefined && other.list === undefined,
        )
        const candidates = [`https://${this.marker}-${number}.example`, `${this.marker}${number}`]
        const value =
          text === undefined ? undefined : candidates.find((candidate) => this.parts.assertions.fits(text, candidate))
        return value === undefined ? [] : [[name, value]]
      }),
    )
    const field = numbered[operation.id]
    return {
      ...values,
      body: { ...(values.body as object), ...body, ...(field !== undefined && { [field]: this.created + 1 }) },
    }
  }

  private entityOf(operation: Operation): string | null {
    const entities = Object.values(operation.pathFields).flatMap((schema) => schema['x-entity'] ?? [])
    return entities.find((entity) => this.parts.makers.has(entity) || this.producerOf(entity) !== undefined) ?? null
  }

  /** The operation that must come first, found by trying: none, else any other write on such a record. */
  private async findStep(operation: Operation, entity: string): Promise<Operation | null> {
    // What wants the version of a record follows what tells it.
    const tells = (other: Operation) =>
      operation.body?.required?.includes('version') !== true ||
      other.responses[String(other.success)]?.properties?.['version'] !== undefined
    const others = this.parts.operations.filter(
      (other) => other.writes && other.id !== operation.id && this.entityOf(other) === entity && tells(other),
    )
    const refusals: string[] = []
    for (const step of [null, ...others]) {
      try {
        const record = await this.paired(operation, entity, await this.prepared(entity, step))
        const reply = await this.send(operation, this.fresh(operation, record))
        if (isDone(operation, reply)) return step
        refusals.push(`after ${step?.id ?? 'nothing'}: ${reply.text.slice(0, 300)}`)
      } catch (error) {
        refusals.push(`after ${step?.id ?? 'nothing'}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    throw new Error(`The driver finds no state in which ${operation.id} is allowed.\n${refusals.join('\n')}`)
  }

  private async prepared(entity: string, step: Operation | null): Promise<Found> {
    const record = await this.make(entity)
    if (step === null) return record
    const reply = await this.send(step, this.fresh(step, record))
    if (!isDone(step, reply)) throw new Error(`${step.id} answered ${reply.status}`)
    return { ...foundIn(reply), id: record.id }
  }

  private async knowReferences(): Promise<void> {
    const picker = this.parts.operations.find((operation) => operation.id === 'erp.picker.lookup')
    if (picker === undefined || this.codes.size > 0) return
    const lists = [
      ...new Set(
        JSON.stringify(this.parts.operations)
          .matchAll(/"list":"(\w+)"/g)
          .map((match) => match[1] ?? ''),
      ),
    ]
    for (const list of lists) {
      const reply = await this.send(picker, { path: {}, query: {}, body: { lists: [list] } })
      const bound = reply.body[list] as { items: { code: string }[] } | undefined
      if (bound !== undefined)
        this.codes.set(
          list,
          // The last ones are for whoever changes what the company says of them.
          bound.items.slice(0, 100).map((item) => item.code),
        )
    }
  }

  private async openSession(issued: 'now' | 'tomorrow'): Promise<string> {
    const { server, companyId, storeId } = this.parts
    return await openSession(server, { companyId, userId: this.userId, storeId }, issued)
  }
}

/** A text where one is taken, else a picture. */
function bytesOf({ mediaTypes }: NonNullable<Operation['upload']>, text: string): string {
  if (mediaTypes === 'any' || mediaTypes.includes('text/plain')) return text
  return smallestPicture
}

/** The operation as if only what it requires could be sent. */
function sparsely(operation: Operation): Operation {
  const body = operation.body === null ? null : sparse(operation.body)
  return { ...operation, body, query: sparse(operation.query) }
}

function sparse(schema: JsonSchema): JsonSchema {
  if (schema.properties === undefined) return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).filter(([name]) => schema.required?.includes(name)),
    ),
  }
}

type Owner = { readonly companyId: number; readonly userId: number; readonly storeId: number }

/** Opens a session without signing in, which would cost a password hash each time. */
export async function openSession(
  server: TestServer,
  person: Owner,
  issued: 'now' | 'tomorrow' = 'now',
): Promise<string> {
  const { companyId, userId, storeId } = person
  const token = randomBytes(32).toString('base64url')
  await server.app.db.inTransaction({ companyId }, (tx) =>
    sql`
      insert into auth.session (company_id, user_id, store_id, token_hash, issued_at, idle_expires_at, absolute_expires_at)
      values (${companyId}, ${userId}, ${storeId}, ${hash('sha256', token, 'buffer')}, ${issued}::timestamptz, now() + interval '1 hour', now() + interval '1 hour')`.execute(
      tx,
    ),
  )
  return token
}

/** The entity whose records an operation makes: a POST to a collection that answers an id. */
export function producedBy(operation: Operation): string | undefined {
  if (operation.method !== 'POST' || !operation.writes || Object.keys(operation.pathFields).length > 0) return undefined
  return idMadeBy(operation)
}

/** The first operation that makes records of each entity. */
function firstProducers(operations: readonly Operation[]): ReadonlyMap<string, Operation> {
  const entries = operations.flatMap((operation) => {
    const entity = producedBy(operation)
    return entity === undefined ? [] : [[entity, operation] as const]
  })
  return new Map(entries.toReversed())
}

function idMadeBy(operation: Operation): string | undefined {
  return operation.responses[String(operation.success)]?.properties?.['id']?.['x-entity']
}
