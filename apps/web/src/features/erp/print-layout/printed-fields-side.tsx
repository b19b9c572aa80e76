import { printLayout } from '@countinghouse/contract/erp/print-layout'
import type { PrintedPapers } from '@countinghouse/contract/erp/printed-fields'
import { getPrintedFields } from '@countinghouse/contract/erp/printed-fields'
import { text } from '@countinghouse/contract/erp/printed-fields.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { routeQuery } from '../../../app/calls/queries.ts'
import { useCan } from '../../../app/session/session.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { RecordBody } from '../../../kit/record/record-body.tsx'
import { RecordMissing } from '../../../kit/record/record-missing.tsx'
import { RecordSkeleton } from '../../../kit/record/record-skeleton.tsx'
import { OrderedChoice } from '../../../kit/selection/ordered-choice.tsx'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './print-layout-preview.module.css'
import { useFieldsForm } from './use-fields-form.ts'

/** Which fields printed documents have with a layout. */
export function PrintedFieldsSide({ row }: RecordTabProps) {
  const { data, error, refetch } = useQuery(routeQuery(getPrintedFields, { id: row.id }))
  if (data !== undefined) return <Loaded found={data} />
  return (
    <RecordBody side="fields">
      {error === null ? <RecordSkeleton count={8} /> : <RecordMissing error={error} onRetry={() => void refetch()} />}
    </RecordBody>
  )
}

function Loaded({ found }: { readonly found: PrintedPapers }) {
  const { t } = useLanguage()
  const can = useCan()
  const right = permissionName(printLayout.page, 'edit')
  const canEdit = can(right)
  const [at, setAt] = useState(0)
  const form = useFieldsForm(found, at, canEdit)
  const { paper, chosen, isDirty, isWithoutColumn } = form
  if (paper === undefined) return null
  const reason = canEdit ? null : t(recordText.needsPermission, { right })
  const wrong = isWithoutColumn ? t(text.no_column) : null
  return (
    <RecordBody
      side="fields"
      footer={
        <>
          {paper.isChosen && canEdit && (
            <Button variant="subtle" onClick={() => void form.saveUsual()}>
              {t(text.usual)}
            </Button>
          )}
          {isDirty && (
            <Button variant="subtle" onClick={form.discard}>
              {t(text.discard)}
            </Button>
          )}
          <ReasonButton reason={reason ?? (isDirty ? wrong : t(text.unchanged))} onClick={() => void form.save()}>
            {t(text.save)}
          </ReasonButton>
        </>
      }
    >
      <PlainField label={t(text.document)} hint={t(text.about)}>
        {(control) => (
          <select
            {...control}
            value={at}
            disabled={isDirty}
            onChange={(event) => setAt(Number(event.currentTarget.value))}
          >
            {found.papers.map(({ entity, paper: name, title }, place) => (
              <option key={`${entity} ${name}`} value={place}>
                {title}
              </option>
            ))}
          </select>
        )}
      </PlainField>
      <div className={styles.parts}>
        {(['facts', 'columns'] as const)
          .filter((part) => paper[part].length > 0)
          .map((part) => (
            <section key={part}>
              <h3 className={styles.part}>{t(text[part])}</h3>
              <OrderedChoice
                label={t(text[part])}
                options={paper[part].map(({ name, label }) => ({ key: name, label }))}
                keys={chosen[part]}
                isDisabled={!canEdit}
                onChange={(keys) => form.change({ ...chosen, [part]: keys })}
              />
              {part === 'columns' && wrong !== null && (
                <p role="alert" className={styles.wrong}>
                  {wrong}
                </p>
              )}
            </section>
          ))}
      </div>
    </RecordBody>
  )
}
