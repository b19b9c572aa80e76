import type { LabelOutput } from '@countinghouse/contract/procure/label'
import { printLabels } from '@countinghouse/contract/procure/label'
import { labelsPage } from '@countinghouse/contract/procure/label-page'
import { text } from '@countinghouse/contract/procure/label.text'
import { labelMedia } from '@countinghouse/contract/procure/label-media'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useState } from 'react'
import { failureText } from '../../../app/calls/failure-text.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useShortcuts } from '../../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { saveFile } from '../../../app/calls/save-file.ts'
import { useCan } from '../../../app/session/session.tsx'
import styles from './label.module.css'
import type { LabelWork } from './use-labels.ts'

const right = permissionName(labelsPage, 'print')

/** Preview of a label, the totals, and the print buttons. */
export function LabelPreview({ work: { order, layout, preview } }: { readonly work: LabelWork }) {
  const language = useLanguage()
  const { t } = language
  const mayPrint = useCan()(right)
  const [busy, setBusy] = useState<LabelOutput | null>(null)
  const shown = order === null ? undefined : preview.data
  const drawing = shown?.drawing ?? null
  const wrong = shown?.items.filter(({ problem }) => problem !== null).length ?? 0
  const isSheet = layout !== null && labelMedia[layout.medium].sheet !== null
  const reason = !mayPrint
    ? t(recordText.needsPermission, { right })
    : order === null || shown === undefined
      ? t(text.addFirst)
      : wrong > 0
        ? t(text.problems, { count: wrong })
        : null

  async function save(output: LabelOutput): Promise<void> {
    if (order === null || reason !== null || busy !== null) return
    setBusy(output)
    try {
      const name = await saveFile(printLabels, { ...order, output })
      showToast(language, { tone: 'done', message: t(text.saved, { name }) })
    } catch (error) {
      showToast(language, { tone: 'error', message: failureText(language, error, t(text.title)) })
    } finally {
      setBusy(null)
    }
  }

  useShortcuts([{ keys: 'mod+p', scope: 'list', label: t(text.pdf), run: () => void save('pdf') }])
  return (
    <section className={styles.preview} aria-label={t(text.preview)}>
      <div className={styles.paper} aria-busy={preview.isFetching}>
        {drawing === null ? (
          <p className={styles.quiet}>{t(text.noPreview)}</p>
        ) : (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
            alt={t(text.previewOf, {
              sku: shown?.items.find(({ variantId }) => variantId === drawing.variantId)?.sku ?? '',
            })}
          />
        )}
      </div>
      <p role="status" className={styles.count}>
        {shown !== undefined &&
          [t(text.count, { labels: shown.labels }), ...(isSheet ? [t(text.sheets, { pages: shown.pages })] : [])].join(
            ' · ',
          )}
      </p>
      <div className={styles.buttons}>
        <ReasonButton reason={reason} loading={busy === 'pdf'} onClick={() => void save('pdf')}>
          {t(text.pdf)}
        </ReasonButton>
        {!isSheet && (
          <ReasonButton variant="default" reason={reason} loading={busy === 'zpl'} onClick={() => void save('zpl')}>
            {t(text.zpl)}
          </ReasonButton>
        )}
      </div>
    </section>
  )
}
