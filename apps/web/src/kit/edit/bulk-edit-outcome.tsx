import type { BulkEdit, BulkOutcome } from '@countinghouse/contract/desk/bulk-edit'
import { text } from '@countinghouse/contract/kit/bulk-edit.text'
import { text as listText } from '@countinghouse/contract/kit/list.text'
import type { Master } from '@countinghouse/contract/master'
import type { Language } from '../../ui/language/language.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './bulk-edit.module.css'
import { fieldModels } from '../fields/field-model.ts'
import type { Values } from '../fields/field-kind.ts'
import { valuesOf } from '../history/change-list.tsx'
import type { FieldTexts } from '../fields/use-field-text.ts'

type BulkEditOutcomeProps = { readonly edit: BulkEdit; readonly master: Master; readonly texts: FieldTexts }

/** The number of changed records with samples, rejected records with reasons, and the progress of a stopped edit. */
export function BulkEditOutcome({ edit, master, texts }: BulkEditOutcomeProps) {
  const { t, formatNumber } = useLanguage()
  const { outcome, status, isStopped, kept } = edit
  const isDone = status === 'done' || status === 'checked'
  return (
    <>
      <p className={styles.counts} role="status">
        {isStopped ? stoppedText(edit, t, formatNumber) : outcomeText(edit, t, formatNumber)}
      </p>
      {isDone && outcome !== null && outcome.samples.length > 0 && (
        <Samples samples={outcome.samples} master={master} texts={texts} />
      )}
      {isDone && outcome !== null && <Reasons title={t(text.refusals)} rows={outcome.refusals} />}
      <Reasons title={t(text.kept)} rows={kept} />
    </>
  )
}

type Words = [edit: BulkEdit, t: Language['t'], formatNumber: Language['formatNumber']]

function outcomeText(...[{ outcome, status, keptCount }, t, formatNumber]: Words): string {
  if (status === 'undone')
    return keptCount === 0 ? t(text.undone) : t(text.undoneBut, { kept: formatNumber(keptCount) })
  if (outcome === null) return ''
  const counts = {
    changed: formatNumber(outcome.changed),
    refused: formatNumber(outcome.refused),
    unchanged: formatNumber(outcome.unchanged),
  }
  if (status !== 'checked') return t(text.didChange, counts)
  return outcome.changed > 0 ? t(text.wouldChange, counts) : `${t(text.wouldChange, counts)} ${t(text.nothing)}`
}

function stoppedText(...[{ soFar, status }, t, formatNumber]: Words): string {
  if (status === 'checking') return t(text.stopped_checking)
  if (soFar === null) return t(text.stopped_before)
  const counts = {
    changed: formatNumber(soFar.changed),
    refused: formatNumber(soFar.refused),
    unchanged: formatNumber(soFar.unchanged),
    undone: formatNumber(soFar.undone),
  }
  return t(status === 'undoing' ? text.stopped_undoing : text.stopped_running, counts)
}

type SamplesProps = Omit<BulkEditOutcomeProps, 'edit'> & { readonly samples: BulkOutcome['samples'] }

function Samples({ samples, master, texts }: SamplesProps) {
  const { t } = useLanguage()
  const words = (name: string, value: unknown, row: Values) => {
    if (name === 'status') {
      const status = value === 'active' ? 'active' : 'inactive'
      return t(master.listing.text[`status_${status}`] ?? listText[status])
    }
    const model = fieldModels(master).find((field) => field.name === name)
    return (model && texts.words(model, value, row)) ?? '–'
  }
  return (
    <div className={styles.framed}>
      <table className={styles.table}>
        <caption>{t(text.samples)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(text.record)}</th>
            <th scope="col">{t(text.field)}</th>
            <th scope="col">{t(text.before)}</th>
            <th scope="col">{t(text.after)}</th>
          </tr>
        </thead>
        <tbody>
          {samples.flatMap(({ code, name, changes }) =>
            changes.map(({ field, before, after }) => (
              <tr key={`${code} ${field}`}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{field === 'status' ? t(listText.status) : texts.label(field)}</td>
                <td>
                  <bdi>{words(field, before, valuesOf(changes, 'before'))}</bdi>
                </td>
                <td>
                  <bdi>{words(field, after, valuesOf(changes, 'after'))}</bdi>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

type ReasonsProps = { readonly title: string; readonly rows: BulkOutcome['refusals'] }

function Reasons({ title, rows }: ReasonsProps) {
  const { t } = useLanguage()
  if (rows.length === 0) return null
  return (
    <div className={styles.framed}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t(text.record)}</th>
            <th scope="col">{t(text.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, name, reason }) => (
            <tr key={`${code} ${name}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
