import { discardDraft, findDraft, listDrafts, saveDraft } from '@countinghouse/contract/desk/draft'
import type { RecordRow, RecordType } from '@countinghouse/contract/record-type'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../app/calls/call.ts'
import { isLeavePlanned } from '../../app/session/planned-leave.ts'
import { useSession } from '../../app/session/session.tsx'
import type { Edits } from './changed-fields.ts'
import type { Values } from '../fields/field-kind.ts'
import type { DraftContent } from './draft-keeper.ts'
import { draftKeeper } from './draft-keeper.ts'
import { saveLocalDraft, localDraftKey, readLocalDraft } from './local-drafts.ts'
import type { RecordFormState } from './use-record-form.ts'

/** `updatedAt` null: never received by the server. */
type Offer = DraftContent & { readonly updatedAt: string | null }

/** Saves the input as a personal draft while the form is mounted; returns an earlier draft found on opening. */
export function useRecordDraft(master: RecordType, row: RecordRow | null, form: RecordFormState) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const store = useKeeper(master, row?.id ?? null)
  const { edits, standing } = form

  const onFound = useEffectEvent((found: Offer | null) => {
    if (found === null) return
    store.take()
    if (Object.entries(found.entered).some(([name, entered]) => form.enteredIn(name) !== entered)) setOffer(found)
  })
  const onEdits = useEffectEvent((entered: Edits) => {
    const isDirty = Object.keys(entered).length > 0
    // Input before the offer is answered must not overwrite the offered draft.
    if (isDirty) store.keep(withOffer({ ...baseOf(form.base, entered), entered }, offer))
    else if (offer === null) store.drop()
    else store.keep(contentOf(offer))
  })
  const onLeave = useEffectEvent(() => {
    if (!isLeavePlanned()) store.leave()
  })

  useEffect(() => {
    let isThere = true
    void store.find().then((found) => isThere && onFound(found))
    return () => {
      isThere = false
    }
  }, [store])
  useEffect(() => onEdits(edits), [edits])
  useEffect(() => {
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      store.flush()
    }
  }, [store])
  useEffect(
    () => () => {
      // Saved or discarded while leaving, without another render.
      if (standing.current === 'done') store.drop()
    },
    [store, standing],
  )

  return {
    offer,
    restore: () => {
      if (offer === null) return
      form.restore({ ...offer.entered, ...edits }, row === null ? {} : sinceThen(row, offer))
      setOffer(null)
    },
    discard: () => {
      setOffer(null)
      if (Object.keys(edits).length === 0) store.drop()
      else store.keep({ ...baseOf(form.base, edits), entered: edits })
    },
  }
}

/** The record at the time of the input, so that changes of others lead to the conflict dialog. */
function sinceThen({ version }: RecordRow, { baseVersion, base }: Offer): Values {
  return baseVersion === null || baseVersion === version ? {} : { ...base, version: baseVersion }
}

function baseOf(base: Values, edits: Edits): Pick<DraftContent, 'base' | 'baseVersion'> {
  const before = Object.keys(edits).map((name) => [name, base[name] ?? null])
  return {
    baseVersion: typeof base.version === 'number' ? base.version : null,
    base: Object.fromEntries(before) as DraftContent['base'],
  }
}

function contentOf({ baseVersion, base, entered }: Offer): DraftContent {
  return { baseVersion, base, entered }
}

function withOffer(mine: DraftContent, offer: Offer | null): DraftContent {
  if (offer === null) return mine
  return {
    baseVersion: offer.baseVersion,
    base: { ...mine.base, ...offer.base },
    entered: { ...offer.entered, ...mine.entered },
  }
}

function useKeeper(master: RecordType, recordId: number | null) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const [store] = useState(() => {
    const { entity } = master
    const key = localDraftKey(user, entity, recordId ?? 'new')
    const toServer = async (content: DraftContent | null, isLast: boolean) => {
      const options = { keepalive: isLast }
      if (content === null) await call(discardDraft, { entity, recordId }, options)
      else await call(saveDraft, { entity, recordId, ...content }, options)
      void queryClient.invalidateQueries({ queryKey: [listDrafts.id] })
    }
    const retention = draftKeeper({ toServer, toBrowser: (content) => saveLocalDraft(key, content) })
    const find = async (): Promise<Offer | null> => {
      const local = await readLocalDraft(key)
      if (local !== null) {
        retention.keep(local)
        return { ...local, updatedAt: null }
      }
      const input = recordId === null ? { entity } : { entity, recordId }
      return await call(findDraft, input).then(
        ({ draft }) => draft,
        () => null,
      )
    }
    return { ...retention, find }
  })
  return store
}
