import { pictureTypes } from '@countinghouse/contract/attachment'
import { text } from '@countinghouse/contract/kit/picture-choice.text'
import type { Upload } from '@countinghouse/contract/route'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { failureText } from '../../app/calls/failure-text.ts'
import styles from './picture-choice.module.css'
import { ReasonButton } from '../../ui/button/reason-button.tsx'
import { showToast } from '../../ui/dialog/toast.tsx'

type Props = {
  readonly kind: 'logo' | 'picture'
  /** Title of the page, for error messages. */
  readonly page: string
  readonly limits: Pick<Upload, 'maxBytes'>
  /** The picture or its placeholder. */
  readonly picture: ReactNode
  readonly hasPicture: boolean
  /** Text beside the picture. */
  readonly children?: ReactNode
  /** Why the picture cannot be changed; null if it can. */
  readonly reason: string | null
  /** Uploads the picture and invalidates the old one. */
  readonly onSend: (file: File) => Promise<unknown>
  /** Returns null if rejected. */
  readonly onRemove: () => Promise<unknown>
}

/** A picture that can be selected, replaced and removed. */
export function PictureChoice({ kind, page, limits, picture, hasPicture, children, reason, onSend, onRemove }: Props) {
  const language = useLanguage()
  const { t } = language
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined || isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      await onSend(file)
      showToast(language, { tone: 'done', message: t(text[`${kind}_saved`]) })
    } catch (error) {
      const said = error instanceof CallError ? error.fields?.['fileName']?.[0]?.message : undefined
      setProblem(said ?? failureText(language, error, page))
    }
    setIsSending(false)
  }

  async function remove(): Promise<void> {
    setProblem(null)
    if ((await onRemove()) === null) return
    showToast(language, { tone: 'done', message: t(text[`${kind}_removed`]) })
  }

  return (
    <div className={styles.head}>
      {picture}
      <div className={styles.about}>{children}</div>
      <div className={styles.deeds}>
        <ReasonButton variant="default" reason={reason} loading={isSending} onClick={() => input.current?.click()}>
          {t(hasPicture ? text[`${kind}_replace`] : text[`${kind}_choose`])}
        </ReasonButton>
        {hasPicture && (
          <ReasonButton variant="subtle" reason={reason} onClick={() => void remove()}>
            {t(text[`${kind}_remove`])}
          </ReasonButton>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          aria-label={t(text[`${kind}_choose`])}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
      <p className={styles.note} data-tone={problem === null ? undefined : 'danger'} role="status">
        {problem ?? t(text.help, { size: limits.maxBytes / 1024 / 1024 })}
      </p>
    </div>
  )
}

/** The frame of an uncropped picture, such as a logo; `isEmpty`: contains a placeholder. */
export function PictureFrame({ isEmpty, children }: { readonly isEmpty: boolean; readonly children: ReactNode }) {
  return (
    <span className={styles.frame} data-empty={isEmpty || undefined}>
      {children}
    </span>
  )
}
