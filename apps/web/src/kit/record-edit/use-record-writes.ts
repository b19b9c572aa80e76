import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import type { Route } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, CallError } from '../../app/calls/call.ts'
import { invalidateStale } from '../../app/calls/queries.ts'
import type { Values } from '../fields/field-kind.ts'
import type { Merge } from './conflict.ts'
import { mergeOf } from './conflict.ts'
import { isOutcomeUnknown, useKeyKeeper } from '../../app/calls/idempotency-key.ts'
import { rememberRow } from '../record/record-query.ts'

type Changes = Readonly<Record<string, unknown>>
type Target = { readonly id: number; readonly version: number }

export type Clashing<R extends RecordRow = RecordRow> = Merge & { readonly current: R; readonly mine: Changes }

/** Fields saved by another user that were merged with the own changes. */
export type Merged = { readonly fields: readonly string[]; readonly by: string | null }
export type Saved<R extends RecordRow = RecordRow> = {
  readonly row: R
  readonly merged: Merged | null
  readonly clash?: undefined
}
export type SaveResult<R extends RecordRow = RecordRow> = Saved<R> | { readonly clash: Clashing<R> }

const mostTries = 3

/** The writes of a record: each keeps its idempotency key over retries and updates the caches. */
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
      // A new record has no references yet.
      queryClient.setQueryData([routes.get.id, { id: row.id }], { ...row, usage: [] })
      return { row: settle(routes.create, row), merged: null }
    }

    /** Sends only the changes; changes of others in other fields are kept, changes of the same field are a conflict. */
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
        // Changes of fields not loaded in the list row cannot be attributed.
        const known = names.filter((name) => name in base || name in mine)
        const merge = mergeOf(known, base, mine, current)
        if (merge.clashes.length > 0) return { clash: { ...merge, current, mine } }
        const fields = [...new Set([...(merged?.fields ?? []), ...merge.theirs])]
        return update(current, mine, fields.length > 0 ? { fields, by: current.updatedBy } : null, tries + 1)
      }
    }

    /** A call that returns the updated record. */
    async function transition<B extends Target>(route: Route<Schema<B, B>, Schema<R, R>>, body: B): Promise<R> {
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

    return { create, update, transition, remove }
  }, [type, queryClient, keys])
}

/** The current row contained in a `stale` error. */
export function currentRowOf<R extends RecordRow>(error: unknown): R | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null
  const current = error.details?.current
  return typeof current === 'object' && current !== null && 'id' in current && 'version' in current
    ? (current as R)
    : null
}
