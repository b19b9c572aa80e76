import { forbiddenPath } from '@countinghouse/contract/constants'
import type { TillChoice } from '@countinghouse/contract/sales/register'
import { getRegister, registerPage } from '@countinghouse/contract/sales/register'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { refusalOf } from '../../../app/calls/refusal.ts'
import { later } from '../../../app/offline/later.ts'
import { preloaded } from '../../../app/offline/preloaded.tsx'
import type { SearchCodec } from '../../../app/routing/use-search-state.ts'
import { useSearchState } from '../../../app/routing/use-search-state.ts'
import { useSession } from '../../../app/session/session.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { idIn } from '../../../kit/report/search-values.ts'
import { heldQuery } from './offline/held-answers.ts'
import { useHeldRegister } from './offline/use-held-register.ts'
import { instantNow } from './state/instant-now.ts'
import { TillPicker } from './till-picker.tsx'
import { enterTill } from './state/tills-state.ts'
import { changeCart, changeTills, useTills } from './state/tills-store.ts'

const ClosedTill = later(async () => (await import('./closed-till.tsx')).ClosedTill)
const Selling = preloaded(async () => (await import('./selling.tsx')).Selling)
const OpenQuote = later(async () => (await import('./quote/open-quote.tsx')).OpenQuote)
const ReturnItems = later(async () => (await import('./returns/return-items.tsx')).ReturnItems)

const search: SearchCodec<{ readonly returnId: number | null; readonly quoteId: number | null }> = {
  parse: ({ return: id, quote }) => ({ returnId: idIn(id), quoteId: idIn(quote) }),
  serialise: ({ returnId, quoteId }) => ({ return: returnId ?? undefined, quote: quoteId ?? undefined }),
}

/** The till of this device: picked, opened, and then sold at. */
function RegisterScreen() {
  const { user } = useSession()
  const companyId = user.usr_cmp_id
  useHeldRegister()
  const [{ returnId, quoteId }, setState] = useSearchState(search)
  const { data: register, ...query } = useQuery({ ...heldQuery(companyId, getRegister, {}), refetchOnMount: 'always' })
  const chosen = useTills((tills) => tills.chosen[companyId])
  const [isPicking, setIsPicking] = useState(false)
  const tills = register?.tills ?? []
  const till = isPicking
    ? undefined
    : (tills.find(({ id }) => id === chosen) ?? (tills.length === 1 ? tills[0] : undefined))
  const tillKey = `${companyId}/${till?.id ?? 0}`
  const tillId = till?.id
  const isEntered = useTills((all) => all.active === tillKey)
  useEffect(() => {
    if (tillId !== undefined) changeCart((cart) => enterTill(cart, `${companyId}/${tillId}`, instantNow()))
  }, [companyId, tillId])

  if (register === undefined) {
    const refusal = refusalOf(query.error, registerPage.path)
    if (refusal !== null) return <Navigate to={forbiddenPath} replace state={{ refusal } as never} />
    return query.error === null ? (
      <RecordSkeleton count={4} />
    ) : (
      <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const pick = (picked: TillChoice) => {
    changeTills((all) => ({ ...all, chosen: { ...all.chosen, [companyId]: picked.id } }))
    setIsPicking(false)
  }
  if (till === undefined) return <TillPicker tills={tills} onPick={pick} />
  const onOther = tills.length > 1 ? () => setIsPicking(true) : null
  const waiting = <RecordSkeleton count={4} />
  if (till.session?.status !== 'open')
    return (
      <Suspense fallback={waiting}>
        <ClosedTill key={till.id} till={till} currency={register.currency} onOther={onOther} />
      </Suspense>
    )
  if (!isEntered) return waiting
  const shared = { till, register, tillKey, onOther }
  return (
    <Suspense fallback={waiting}>
      {quoteId !== null ? (
        <OpenQuote id={quoteId} till={till} onLeave={() => void setState({ quoteId: null })} />
      ) : returnId === null ? (
        <Selling key={tillKey} {...shared} onReturn={(id) => void setState({ returnId: id })} />
      ) : (
        <ReturnItems key={returnId} {...shared} id={returnId} onLeave={() => void setState({ returnId: null })} />
      )}
    </Suspense>
  )
}

export { RegisterScreen as screen }
