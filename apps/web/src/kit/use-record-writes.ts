import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import type { Route } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, CallError } from '../shell/call.ts'
import { invalidateStale } from '../shell/queries.ts'
import type { Values } from './fields/field-kind.ts'
import type { Merge } from './conflict.ts'
import { mergeOf } from './conflict.ts'
import { isOutcomeUnknown, useKeyKeeper } from './idempotency-key.ts'
import { rememberRow } from './record-query.ts'

type Changes = Readonly<Record<string, unknown>>
type Target = { readonly id: number; readonly version: number }

export type Clashing<R extends RecordRow = RecordRow> = Merge & { readonly current: R; readonly mine: Changes }

/** What someone else saved meanwhile and what was kept beside ours. */
export type Merged = { readonly fields: readonly string[]; readonly by: string | null }
export type Saved<R extends RecordRow = RecordRow> = {
  readonly row: R
  readonly merged: Merged | null
  readonly clash?: undefined
}
export type SaveResult<R extends RecordRow = RecordRow> = Saved<R> | { readonly clash: Clashing<R> }

const mostTries = 3

/** The writes of a record: each keeps its idempotency key over retries, and puts the saved row into the caches. */
export function useRecordWrites<R extends RecordRow>(type: RecordType<R>) {
  const queryClient = useQueryClient()
  const keys = useKeyKeeper()
  return useMemo(() => {
    async function send<A>(route: Route, body: unknown, run: (idempotencyKey: string) => Promise<A>): Promise<A> {
      try {
        const answer = await run(keys.keyFor([route.id, body]))
        keys.forget()
        return answer
      } catch (error) {
        if (!isOutcomeUnknown(error)) keys.forget()
        throw error
      }
    }

    function settle(route: Route, row: R): R {
      rememberRow(queryClient, type, row)
      void invalidateStale(queryClient, route)
      return row
    }

    const { routes } = type
    const names = Object.keys(type.fields)

    async function create(body: Changes): Promise<Saved<R>> {
      const row = await send(routes.create, body, (idempotencyKey) => call(routes.create, body, { idempotencyKey }))
      // Nothing can use yet what has just been made.
      queryClient.setQueryData([routes.get.id, { id: row.id }], { ...row, usage: [] })
      return { row: settle(routes.create, row), merged: null }
    }

    /** Sends only the changes; what others changed in other fields meanwhile stays, the same field is a clash. */
    async function update(
      base: Target & Values,
      mine: Changes,
      merged: Merged | null = null,
      tries = 1,
    ): Promise<SaveResult<R>> {
      const body = { ...mine, id: base.id, version: base.version }
      try {
        const row = await send(routes.update, body, (idempotencyKey) => call(routes.update, body, { idempotencyKey }))
        return { row: settle(routes.update, row), merged }
      } catch (error) {
        const current = currentRowOf<R>(error)
        if (current === null || tries > mostTries) throw error
        rememberRow(queryClient, type, current)
        // Of what a row of a list was not asked for, nobody knows who changed it.
        const known = names.filter((name) => name in base || name in mine)
        const merge = mergeOf(known, base, mine, current)
        if (merge.clashes.length > 0) return { clash: { ...merge, current, mine } }
        const fields = [...new Set([...(merged?.fields ?? []), ...merge.theirs])]
        return update(current, mine, fields.length > 0 ? { fields, by: current.updatedBy } : null, tries + 1)
      }
    }

    /** Another call that answers the record as it is afterwards. */
    async function act<B extends Target>(route: Route<Schema<B, B>, Schema<R, R>>, body: B): Promise<R> {
      try {
        return settle(route, await send(route, body, (idempotencyKey) => call(route, body, { idempotencyKey })))
      } catch (error) {
        const current = currentRowOf<R>(error)
        if (current !== null) rememberRow(queryClient, type, current)
        throw error
      }
    }

    async function remove(route: Route<Schema<Target, Target>>, { id, version }: Target): Promise<void> {
      const body = { id, version }
      await send(route, body, (idempotencyKey) => call(route, body, { idempotencyKey }))
      queryClient.removeQueries({ queryKey: [routes.get.id, { id }] })
      void queryClient.invalidateQueries({ queryKey: [routes.list.id] })
    }

    return { create, update, act, remove }
  }, [type, queryClient, keys])
}

/** The row as it is now, which a `stale` refusal brings along. */
export function currentRowOf<R extends RecordRow>(error: unknown): R | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null
  const current = error.details?.current
  return typeof current === 'object' && current !== null && 'id' in current && 'version' in current
    ? (current as R)
    : null
}
