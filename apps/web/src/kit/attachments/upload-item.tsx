import { text } from '@countinghouse/contract/kit/attachment.text'
import { IconRefresh, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import styles from './attachments.module.css'
import { byteSizeText } from '../../ui/display/byte-size.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import bars from '../../app/jobs/job-progress.module.css'
import type { Upload } from './uploads.ts'
import { dropUpload, retryUpload } from './uploads.ts'

/** One upload with its progress or error. */
export function UploadItem({ upload: { key, file, state, share, problem, canRetry } }: { readonly upload: Upload }) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const nameId = useId()
  const { name } = file
  const words =
    state === 'waiting'
      ? t(text.waiting)
      : share < 1
        ? t(text.percent, { percent: formatNumber(Math.floor(share * 100)) })
        : t(text.checking)
  return (
    <li className={styles.item} data-failed={state === 'failed' || undefined}>
      <div className={styles.about}>
        <bdi id={nameId} className={styles.name}>
          {name}
        </bdi>
        {state === 'failed' ? (
          <p role="alert" className={styles.problem}>
            {problem === 'too_large' ? t(text.tooLarge) : problem}
          </p>
        ) : (
          <>
            <progress className={bars.bar} value={share} max={1} aria-labelledby={nameId} />
            <span className={styles.quiet}>
              {byteSizeText(language, file.size)} · {words}
            </span>
          </>
        )}
      </div>
      {canRetry && state === 'failed' && (
        <IconButton label={t(text.retry, { name })} onClick={() => retryUpload(key)}>
          <IconRefresh size={18} stroke={1.75} />
        </IconButton>
      )}
      <IconButton label={t(state === 'failed' ? text.dismiss : text.cancel, { name })} onClick={() => dropUpload(key)}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </li>
  )
}
