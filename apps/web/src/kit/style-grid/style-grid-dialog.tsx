import { text } from '@countinghouse/contract/kit/style-grid.text'
import { getStyle } from '@countinghouse/contract/procure/variant'
import { recordField } from '@countinghouse/contract/rich-fields'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { failureText } from '../../app/calls/failure-text.ts'
import { routeQuery } from '../../app/calls/queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import type { LinesModel } from '../fields/field-model.ts'
import { fieldModels } from '../fields/field-model.ts'
import { linesIn } from '../fields/kinds/lines.ts'
import { useFieldTexts } from '../fields/use-field-text.ts'
import fileRows from '../file-rows/file-rows.module.css'
import { withFound } from '../scan/line-entry.ts'
import { StyleGrid } from './style-grid.tsx'
import type { Entries } from './style-quantities.ts'
import { countedCodes, quantitiesOf, sumOf } from './style-quantities.ts'

const owner = {
  fields: { variantId: recordField('procure.variant').nullable() },
  text: { title: text.title, one: text.title, many: text.title, purpose: text.purpose, variantId: text.product },
}
const [model] = fieldModels(owner)
const nothing: Entries = { cells: {}, packs: {} }

type Props = {
  readonly field: LinesModel
  readonly draft: () => string
  readonly onType: (draft: string) => void
  readonly onClose: () => void
}

/** Adds quantities of a product by size and colour to the lines of a draft. */
export function StyleGridDialog({ field, draft, onType, onClose }: Props) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const texts = useFieldTexts(owner)
  const [chosen, setChosen] = useState('')
  const [entries, setEntries] = useState<Entries>(nothing)
  const [runId, setRunId] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: style, error } = useQuery({ ...routeQuery(getStyle, { id: Number(chosen) }), enabled: chosen !== '' })
  const quantities = style === undefined ? null : quantitiesOf(style, entries, runId)
  const total = sumOf(quantities?.values() ?? [])

  function choose(variantId: string): void {
    setChosen(variantId)
    setEntries(nothing)
    setRunId(null)
    setProblem(null)
  }

  /** Answers whether the lines were added. */
  function add(): boolean {
    if (style === undefined) return false
    if (quantities === null) return refuse(t(text.badQuantity))
    if (quantities.size === 0) return refuse(t(text.nothing))
    const counted = countedCodes(style.variants, quantities)
    const variants = new Map(style.variants.map(({ id, sku }) => [sku, id]))
    const found = counted.map(({ code }) => ({
      code,
      variant: { id: variants.get(code) ?? 0, sku: code, name: style.name, packQuantity: 1 },
    }))
    const next = withFound(field, draft(), counted, found)
    if (linesIn(next.draft).length > field.most) return refuse(t(text.tooManyLines, { most: formatNumber(field.most) }))
    onType(next.draft)
    if (next.unread.length > 0) return refuse(t(text.unread, { codes: next.unread.join(', ') }))
    showToast(language, { tone: 'done', message: t(text.added, { count: counted.length }) })
    return true
  }

  function refuse(why: string): false {
    setProblem(why)
    return false
  }

  // Rendered outside the form of the document, because nested forms are submitted to the page address.
  return createPortal(
    <Dialog
      title={t(text.title)}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          {style !== undefined && (
            <>
              <Button variant="default" onClick={() => add() && choose('')}>
                {t(text.another)}
              </Button>
              <Button onClick={() => add() && onClose()}>
                {total > 0 ? t(text.add, { quantity: formatNumber(total) }) : t(text.addNone)}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={fileRows.steps}>
        <p className={fileRows.note}>{t(text.purpose)}</p>
        {model !== undefined && (
          <Suspense>
            <FieldInput
              id="style-grid-product"
              field={model}
              texts={texts}
              entered={chosen}
              problem={null}
              isChanged={false}
              onType={(entered) => choose(String(entered))}
              onLeave={() => undefined}
            />
          </Suspense>
        )}
        {error !== null && chosen !== '' && <p role="alert">{failureText(language, error, t(text.title))}</p>}
        {style !== undefined && (
          <StyleGrid
            style={style}
            entries={entries}
            runId={runId}
            quantities={quantities}
            lines={linesIn(draft())}
            onEntries={(next) => {
              setEntries(next)
              setProblem(null)
            }}
            onRun={setRunId}
          />
        )}
        {problem !== null && (
          <p role="alert" className={fileRows.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>,
    globalThis.document.body,
  )
}
