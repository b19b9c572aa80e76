import { costEditPermission, marginPermission } from '@countinghouse/contract/procure/cost-permissions'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { listMargins } from '@countinghouse/contract/procure/margin'
import type { VariantCost } from '@countinghouse/contract/procure/product-cost'
import { listProductCosts, setStandardCosts } from '@countinghouse/contract/procure/product-cost'
import { text } from '@countinghouse/contract/procure/product-cost.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { enteredSince } from '../../../kit/fields/entered-since.ts'
import { useLeaveGuard } from '../../../kit/record-edit/use-leave-guard.ts'
import { useSaveKey } from '../../../kit/record-edit/use-save-key.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import { CostTable } from './cost-table.tsx'
import { MarginNote } from './margin-note.tsx'
import styles from './product-costs.module.css'
import { costOf } from './entered-cost.ts'

type Entered = Readonly<Record<number, string>>

/** Cost, standard cost and margin of the variants of a product. */
export function ProductCosts({ row }: RecordTabProps) {
  const language = useLanguage()
  const { t } = language
  const can = useCan()
  const canEdit = can(costEditPermission)
  const query = useQuery(routeQuery(listProductCosts, { id: row.id }))
  const margins = useQuery({ ...routeQuery(listMargins, { productIds: [row.id] }), enabled: can(marginPermission) })
  const [entered, setEntered] = useState<Entered>({})
  const [wrong, setWrong] = useState<Entered>({})
  const write = useWrite(t(text.title))
  const standing = useRef('clean')
  const isDirty = Object.keys(entered).length > 0
  standing.current = isDirty ? 'dirty' : 'clean'
  useLeaveGuard({ standing, discard }, save, { isOfSide: true })
  useSaveKey(canEdit ? save : null)

  function discard(): void {
    setEntered({})
    setWrong({})
  }

  async function save(): Promise<boolean> {
    const read = Object.entries(entered).map(([id, words]) => ({ variantId: Number(id), standardCost: costOf(words) }))
    const bad = read.filter(({ standardCost }) => standardCost === undefined)
    setWrong(Object.fromEntries(bad.map(({ variantId }) => [variantId, t(text.badCost)])))
    if (read.length === 0 || bad.length > 0) return read.length === 0
    const items = read.map(({ variantId, standardCost = null }) => ({ variantId, standardCost }))
    if ((await write(setStandardCosts, { id: row.id, items })) === null) return false
    const before = new Map(query.data?.items.map((item) => [String(item.variantId), item.standardCost]))
    setEntered((now) => enteredSince(entered, now, (id) => before.get(id) ?? ''))
    showToast(language, { tone: 'done', message: t(text.saved) })
    await margins.refetch()
    return true
  }

  function type({ variantId, standardCost }: VariantCost, words: string): void {
    setEntered(({ [variantId]: _before, ...others }) =>
      words === (standardCost ?? '') ? others : { ...others, [variantId]: words },
    )
    setWrong(({ [variantId]: _answered, ...others }) => others)
  }

  const needed = canEdit ? null : t(recordText.needsPermission, { right: costEditPermission })
  const [margin = null] = margins.data?.items ?? []
  return (
    <RecordBody
      side="costs"
      footer={
        <>
          <ReasonButton reason={needed ?? (isDirty ? null : t(text.nothing))} onClick={() => void save()}>
            {t(text.save)}
          </ReasonButton>
          {isDirty && (
            <Button variant="subtle" onClick={discard}>
              {t(text.discard)}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.lead}>{t(text.purpose)}</p>
      {margins.data !== undefined &&
        (margin === null ? <p className={styles.lead}>{t(text.noMargin)}</p> : <MarginNote margin={margin} />)}
      {query.isPending && <RecordSkeleton count={4} />}
      {query.isError && query.data === undefined && (
        <RecordMissing error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && (
        <CostTable
          currency={query.data.currency}
          items={query.data.items}
          entered={entered}
          wrong={wrong}
          onType={canEdit ? type : null}
        />
      )}
    </RecordBody>
  )
}
