import type { CategoryImpact, CategoryNode } from '@countinghouse/contract/procure/category-tree'
import { text } from '@countinghouse/contract/procure/category-tree.text'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from './category-change.module.css'
import { useCategoryTree } from './use-category-tree.ts'

export type CategoryChangeProps = { readonly id: number; readonly onClose: () => void }

type Props<I extends Schema> = {
  readonly title: string
  readonly confirm: string
  readonly isDanger?: boolean
  readonly preview: Route<I, Schema<CategoryImpact, CategoryImpact>>
  /** Null: the input is incomplete, so there is no preview. */
  readonly input: InputOf<I> | null
  /** Executes the previewed change; false: it was rejected. */
  readonly onConfirm: (impact: string) => Promise<boolean>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog of a tree change, which is confirmed only after its preview has loaded. */
export function CategoryChange<I extends Schema>(props: Props<I>) {
  const { title, confirm, isDanger = false, preview, input, onConfirm, onClose, children } = props
  const { t } = useLanguage()
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const query = useQuery({ ...routeQuery(preview, input as InputOf<I>), enabled: input !== null, staleTime: 0 })
  const impact = input === null || query.isFetching ? null : (query.data?.impact ?? null)

  async function submit(): Promise<void> {
    if (impact === null || isBusy) return
    setIsBusy(true)
    if (await onConfirm(impact)) return onClose()
    setIsBusy(false)
    // The data changed after the preview, which must be confirmed again.
    await query.refetch()
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <ReasonButton
            type="submit"
            form={id}
            reason={input === null ? t(text.choose) : impact === null && !query.isError ? t(text.weighing) : null}
            loading={isBusy}
            disabled={query.isError}
            {...(isDanger && { color: 'red', c: 'var(--danger-contrast)' })}
          >
            {confirm}
          </ReasonButton>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
      </form>
      <section className={styles.impact} aria-label={t(text.impact)} aria-live="polite">
        {input !== null && query.isFetching && <p>{t(text.weighing)}</p>}
        {input !== null && query.isError && !query.isFetching && (
          <p className={styles.refused}>{query.error.message}</p>
        )}
        {input !== null && !query.isFetching && query.data !== undefined && <Impact of={query.data} />}
      </section>
    </Dialog>
  )
}

function Impact({ of: { categories, moved, changes } }: { readonly of: CategoryImpact }) {
  const { t } = useLanguage()
  return (
    <>
      {categories > 0 && <p>{t(text.impactCategories, { count: categories })}</p>}
      {moved > 0 && <p>{t(text.impactMoved, { count: moved })}</p>}
      {changes.map(({ field, products }) => (
        <p key={field} className={styles.change}>
          {t(text.impactField, { count: products, field: t(text[`field_${field}`]) })}
        </p>
      ))}
      {changes.length === 0 && <p>{t(text.impactNone)}</p>}
    </>
  )
}

type SelectProps = {
  readonly control: object
  readonly value: number | null
  readonly onChoose: (id: number | null) => void
  /** Label of the option without a value. */
  readonly none: string
  readonly isOffered: (node: CategoryNode) => boolean
}

/** Category select, indented by level. */
export function CategorySelect({ control, value, onChoose, none, isOffered }: SelectProps) {
  const { tree } = useCategoryTree()
  const levels = new Map<number, number>()
  for (const { id, parentId } of tree) levels.set(id, parentId === null ? 0 : (levels.get(parentId) ?? 0) + 1)
  return (
    <select
      {...control}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(Number(currentTarget.value) || null)}
    >
      <option value="">{none}</option>
      {tree.filter(isOffered).map(({ id, name, code }) => (
        <option key={id} value={id}>
          {`${'\u2003'.repeat(levels.get(id) ?? 0)}${name} (${code})`}
        </option>
      ))}
    </select>
  )
}
