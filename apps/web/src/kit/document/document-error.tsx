import { getSession } from '@countinghouse/contract/auth/session'
import type { Document, DocumentRow } from '@countinghouse/contract/document'
import { text } from '@countinghouse/contract/kit/document.text'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../app/session/session.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { CallError } from '../../app/calls/call.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import type { Values } from '../fields/field-kind.ts'
import { fieldModels, isLines } from '../fields/field-model.ts'
import type { FieldTexts } from '../fields/use-field-text.ts'
import styles from '../record-edit/record-problems.module.css'

type DocumentErrorProps = {
  readonly document: Document
  readonly row: DocumentRow | null
  readonly texts: FieldTexts
  readonly error: unknown
}

type RefusedLine = {
  readonly variantId?: number
  readonly line?: number
  readonly need?: number
  readonly free?: number
}

/** The error of a rejected transition, with all affected fields and lines. */
export function DocumentError({ document, row, texts, error }: DocumentErrorProps) {
  const language = useLanguage()
  const { t, formatNumber } = language
  useLotsMeanwhile(error)
  const lines = (row?.['lines'] ?? []) as readonly Values[]
  const refused = linesOf(error)
  const refusedFields = fieldModels(document).filter((field) => !isLines(field) && isRefused(error, field.name))
  const naming = fieldModels(document)
    .flatMap(({ lineFields }) => lineFields)
    .find(({ widget }) => widget === 'record')

  /** What a line is called: its product, or the first record that it names. */
  function nameOf(variantId: number | undefined, at: number): string {
    const [list, id] =
      variantId === undefined ? [naming?.list, lines[at]?.[naming?.key ?? '']] : ['procure.variant', variantId]
    return list == null || id == null ? '' : texts.pickers.nameOf(list, String(id))
  }

  function words({ variantId, line, need, free }: RefusedLine): string {
    const at = line !== undefined ? line - 1 : lines.findIndex((one) => one['variantId'] === variantId)
    const place = { line: at + 1, name: nameOf(variantId, at) }
    const reason = reasonAt(error, at)
    if (need === undefined) return reason === undefined ? t(text.onLine, place) : `${t(text.onLine, place)}: ${reason}`
    return t(text.short, { ...place, need: formatNumber(need), free: formatNumber(free ?? 0) })
  }

  return (
    <div className={styles.problems} role="alert">
      <p className={styles.problemsTitle}>{t(text.notDone)}</p>
      <p className={styles.problemText}>{failureText(language, error, t(document.text.title))}</p>
      {refused.length + refusedFields.length > 0 && (
        <ul className={styles.problemList}>
          {refusedFields.map(({ name }) => (
            <li key={name}>{texts.label(name)}</li>
          ))}
          {refused.map((one, index) => (
            <li key={index}>{words(one)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Goods are tracked since another user set them to: the lines offer lots, without a new visit. */
function useLotsMeanwhile(error: unknown): void {
  const { usesLots } = useSession()
  const queryClient = useQueryClient()
  const isMissed = !usesLots && error instanceof CallError && error.code === 'inventory.lot_required'
  useEffect(() => {
    if (isMissed) void queryClient.invalidateQueries({ queryKey: [getSession.id] })
  }, [isMissed, queryClient])
}

function isRefused(error: unknown, field: string): boolean {
  return error instanceof CallError && error.fields?.[field] !== undefined
}

/** The message of the first rejected cell of a line. */
function reasonAt(error: unknown, line: number): string | undefined {
  const fields = error instanceof CallError ? Object.entries(error.fields ?? {}) : []
  return fields.find(([path]) => path.startsWith(`lines.${line}.`))?.[1][0]?.message
}

/** What the error details of lines, else the lines with rejected cells. */
function linesOf(error: unknown): readonly RefusedLine[] {
  if (!(error instanceof CallError)) return []
  const lines = error.details?.['lines']
  if (Array.isArray(lines)) return (lines as RefusedLine[]).filter((line) => typeof line === 'object')
  const cells = Object.keys(error.fields ?? {}).flatMap((path) => /^lines\.(\d+)\./.exec(path)?.[1] ?? [])
  return [...new Set(cells)].map((at) => ({ line: Number(at) + 1 }))
}
