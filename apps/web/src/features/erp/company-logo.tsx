import type { OwnCompany } from '@countinghouse/contract/erp/company'
import { downloadCompanyLogo, removeCompanyLogo, setCompanyLogo } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { pictureTypes } from '@countinghouse/contract/attachment'
import { IconBuilding } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureText } from '../../kit/failure-text.ts'
import { ReasonButton } from '../../kit/reason-button.tsx'
import { showToast } from '../../kit/toast.tsx'
import { useWrite } from '../../kit/use-write.ts'
import { CallError } from '../../shell/call.ts'
import { downloadAddress } from '../../shell/download.ts'
import { useLanguage } from '../../shell/language.tsx'
import { invalidateStale } from '../../shell/queries.ts'
import { upload } from '../../shell/upload.ts'
import styles from './company-logo.module.css'

type Props = {
  readonly company: OwnCompany
  /** Why it cannot be changed; null when it can. */
  readonly reason: string | null
}

/** The company's name beside its logo, which can be chosen, replaced and taken off. */
export function CompanyLogo({ company, reason }: Props) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const write = useWrite(t(text.title))
  const { id, name, code, logo } = company

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined || isSending) return
    setIsSending(true)
    setProblem(null)
    try {
      await upload(setCompanyLogo, { id, fileName: file.name }, file)
      await invalidateStale(queryClient, setCompanyLogo)
      showToast(language, { tone: 'done', message: t(text.logoSaved) })
    } catch (error) {
      const said = error instanceof CallError ? error.fields?.['fileName']?.[0]?.message : undefined
      setProblem(said ?? failureText(language, error, t(text.title)))
    }
    setIsSending(false)
  }

  async function remove(): Promise<void> {
    setProblem(null)
    if ((await write(removeCompanyLogo, { id })) === null) return
    showToast(language, { tone: 'done', message: t(text.logoRemoved) })
  }

  return (
    <div className={styles.head}>
      <span className={styles.frame} data-empty={logo === null || undefined}>
        {logo === null ? (
          <IconBuilding size={28} stroke={1.5} aria-hidden />
        ) : (
          <img
            src={downloadAddress(downloadCompanyLogo, { id, size: 'medium', logo })}
            alt={t(text.logoOf, { name })}
          />
        )}
      </span>
      <div className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi className={styles.code}>{code}</bdi>
      </div>
      <div className={styles.deeds}>
        <ReasonButton variant="default" reason={reason} loading={isSending} onClick={() => input.current?.click()}>
          {t(logo === null ? text.logoChoose : text.logoReplace)}
        </ReasonButton>
        {logo !== null && (
          <ReasonButton variant="subtle" reason={reason} onClick={() => void remove()}>
            {t(text.logoRemove)}
          </ReasonButton>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          aria-label={t(text.logoChoose)}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </div>
      <p className={styles.note} data-tone={problem === null ? undefined : 'danger'} role="status">
        {problem ?? t(text.logo_help)}
      </p>
    </div>
  )
}
