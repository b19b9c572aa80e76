import type { Master, MasterListRow, MasterRow } from '@countinghouse/contract/master'
import type { Route } from '@countinghouse/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, CallError } from '../shell/call.ts'
import { invalidateStale } from '../shell/queries.ts'
import type { Merge } from './conflict.ts'
import { mergeOf } from './conflict.ts'
import { isOutcomeUnknown, useKeyKeeper } from './idempotency-key.ts'
import { rememberRow } from './list-query.ts'

type Changes = Readonly<Record<string, unknown>>

export type Clashing = Merge & { readonly current: MasterRow; readonly mine: Changes }

/** What someone else saved meanwhile and what was kept beside ours. */
export type Merged = { readonly fields: readonly string[]; readonly by: string | null }
export type Saved = { readonly row: MasterRow; readonly merged: Merged | null; readonly clash?: undefined }
export type SaveResult = Saved | { readonly clash: Clashing }

const mostTries = 3

/** The writes of a master: each keeps its idempotency key over retries, and puts the saved row into the caches. */
export function useMasterWrites(master: Master) {
  const queryClient = useQueryClient()
  const keys = useKeyKeeper()
  return useMemo(() => {
    async function send<R>(route: Route, body: unknown, run: (idempotencyKey: string) => Promise<R>): Promise<R> {
      try {
        const answer = await run(keys.keyFor([route.id, body]))
        keys.forget()
        return answer
      } catch (error) {
        if (!isOutcomeUnknown(error)) keys.forget()
        throw error
      }
    }

    function settle(route: Route, row: MasterRow): MasterRow {
      rememberRow(queryClient, master, row)
      void invalidateStale(queryClient, route)
      return row
    }

    const { routes } = master
    const names = Object.keys(master.fields)

    async function create(values: Changes): Promise<Saved> {
      const body = values as { code: string; name: string }
      const row = await send(routes.create, body, (idempotencyKey) => call(routes.create, body, { idempotencyKey }))
      queryClient.setQueryData([routes.get.id, { id: row.id }], { ...row, usage: [] })
      return { row: settle(routes.create, row), merged: null }
    }

    /** Sends only the changes; what others changed in other fields meanwhile stays, the same field is a clash. */
    async function update(
      base: MasterListRow,
      mine: Changes,
      merged: Merged | null = null,
      tries = 1,
    ): Promise<SaveResult> {
      const body = { ...mine, id: base.id, version: base.version }
      try {
        const row = await send(routes.update, body, (idempotencyKey) => call(routes.update, body, { idempotencyKey }))
        return { row: settle(routes.update, row), merged }
      } catch (error) {
        const current = currentRowOf(error)
        if (current === null || tries > mostTries) throw error
        rememberRow(queryClient, master, current)
        // Of what a row of a list was not asked for, nobody knows who changed it.
        const known = names.filter((name) => name in base || name in mine)
        const merge = mergeOf(known, base, mine, current)
        if (merge.clashes.length > 0) return { clash: { ...merge, current, mine } }
        const fields = [...new Set([...(merged?.fields ?? []), ...merge.theirs])]
        return update(current, mine, fields.length > 0 ? { fields, by: current.updatedBy } : null, tries + 1)
      }
    }

    async function act(verb: 'activate' | 'deactivate', row: { id: number; version: number }): Promise<MasterRow> {
      const route = routes[verb]
      const body = { id: row.id, version: row.version }
      try {
        return settle(route, await send(route, body, (idempotencyKey) => call(route, body, { idempotencyKey })))
      } catch (error) {
        const current = currentRowOf(error)
        if (current !== null) rememberRow(queryClient, master, current)
        throw error
      }
    }

    async function remove(row: { id: number; version: number }): Promise<void> {
      const body = { id: row.id, version: row.version }
      await send(routes.delete, body, (idempotencyKey) => call(routes.delete, body, { idempotencyKey }))
      queryClient.removeQueries({ queryKey: [routes.get.id, { id: row.id }] })
      void queryClient.invalidateQueries({ queryKey: [routes.list.id] })
    }

    return { create, update, act, remove }
  }, [master, queryClient, keys])
}

export type MasterWrites = ReturnType<typeof useMasterWrites>

/** The row as it is now, which a `stale` refusal brings along. */
export function currentRowOf(error: unknown): MasterRow | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null
  const current = error.details?.current
  return typeof current === 'object' && current !== null && 'id' in current && 'version' in current
    ? (current as MasterRow)
    : null
}
