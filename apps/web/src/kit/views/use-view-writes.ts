import type { ListView, SavedView } from '@countinghouse/contract/desk/view'
import {
  clearDefaultView,
  createView,
  deleteView,
  setDefaultView,
  updateView,
} from '@countinghouse/contract/desk/view-writes'
import { text } from '@countinghouse/contract/kit/view-actions.text'
import type { Listing } from '@countinghouse/contract/listing'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../../app/calls/queries.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import { isOutcomeUnknown, useKeyKeeper } from '../../app/calls/idempotency-key.ts'
import type { ListLook } from '../list/list-state.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { viewsQuery } from './use-list-views.ts'

/** The writes of list views. Each returns null if rejected, after showing the error. */
export function useViewWrites(listing: Listing) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const keys = useKeyKeeper()
  const { queryKey } = viewsQuery(listing)

  async function send<I extends Schema, O extends Schema>(
    route: Route<I, O>,
    input: InputOf<I>,
  ): Promise<OutputOf<O> | null> {
    try {
      const answer = await call(route, input, { idempotencyKey: keys.keyFor([route.id, input]) })
      keys.forget()
      return answer
    } catch (error) {
      if (!isOutcomeUnknown(error)) keys.forget()
      const current = changedMeanwhile(error)
      if (current !== null) await keep(current)
      const message =
        current === null ? refusalText(error) : language.t(text.changedMeanwhile, { by: current.updatedBy })
      showToast(language, { tone: 'error', message })
      return null
    }
  }

  function refusalText(error: unknown): string {
    const [reason] = error instanceof CallError ? Object.values(error.fields ?? {}).flat() : []
    return reason?.message ?? failureText(language, error, language.t(listing.text.title))
  }

  /** Updates the tabs immediately and refetches the rest, such as the previous default. */
  async function keep(view: SavedView): Promise<void> {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (known) => ({
      next: null,
      ...known,
      items: [...(known?.items ?? []).filter((other) => other.id !== view.id), view],
    }))
    void invalidateStale(queryClient, updateView)
  }

  async function kept(view: SavedView | null): Promise<SavedView | null> {
    if (view !== null) await keep(view)
    return view
  }

  type Change = { readonly name?: string; readonly sharedWith?: SavedView['sharedWith']; readonly look?: ListLook }

  return {
    create: async (name: string, look: ListLook) =>
      kept(await send(createView, { page: listing.page.eventType, name, view: keptLook(look) })),
    update: async ({ id, version }: SavedView, { look, ...change }: Change) =>
      kept(await send(updateView, { id, version, ...change, ...(look !== undefined && { view: keptLook(look) }) })),
    setDefault: async ({ id }: SavedView, isDefault: boolean) =>
      kept(await send(isDefault ? setDefaultView : clearDefaultView, { id })),
    remove: async ({ id, version }: SavedView): Promise<boolean> => {
      if ((await send(deleteView, { id, version })) === null) return false
      await queryClient.invalidateQueries({ queryKey })
      return true
    },
  }
}

function changedMeanwhile(error: unknown): SavedView | null {
  if (!(error instanceof CallError) || error.code !== 'stale') return null
  const current = error.details?.current
  return typeof current === 'object' && current !== null && 'version' in current ? (current as SavedView) : null
}

/** The part of the list state stored in a view. */
function keptLook({ q, filters, sort, group, columns, widths, frozen, isCompact, limit }: ListLook): ListView {
  return {
    q: q.trim(),
    filters: Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
    sort: [...sort],
    group,
    columns: columns === null ? null : [...columns],
    widths,
    frozen,
    isCompact,
    limit,
  }
}
