import type { OwnCompany } from '@countinghouse/contract/erp/company'
import { downloadCompanyLogo, logoUpload, removeCompanyLogo, setCompanyLogo } from '@countinghouse/contract/erp/company'
import { text } from '@countinghouse/contract/erp/company.text'
import { text as pictureText } from '@countinghouse/contract/kit/picture-choice.text'
import { IconBuilding } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { PictureChoice, PictureFrame } from '../../../kit/attachments/picture-choice.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { downloadAddress } from '../../../app/calls/download.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { invalidateStale } from '../../../app/calls/queries.ts'
import { upload } from '../../../app/calls/upload.ts'
import styles from './company-logo.module.css'

type Props = {
  readonly company: OwnCompany
  /** Reason why it cannot be changed; null: it can. */
  readonly reason: string | null
}

/** Name and logo of the company; the logo can be set, replaced and removed. */
export function CompanyLogo({ company, reason }: Props) {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  const write = useWrite(t(text.title))
  const { id, name, code, logo } = company
  return (
    <PictureChoice
      kind="logo"
      page={t(text.title)}
      limits={logoUpload}
      hasPicture={logo !== null}
      reason={reason}
      picture={
        <PictureFrame isEmpty={logo === null}>
          {logo === null ? (
            <IconBuilding size={28} stroke={1.5} aria-hidden />
          ) : (
            <img
              src={downloadAddress(downloadCompanyLogo, { id, size: 'medium', logo })}
              alt={t(pictureText.logo_of, { name })}
            />
          )}
        </PictureFrame>
      }
      onSend={async (file) => {
        await upload(setCompanyLogo, { id, fileName: file.name }, file)
        await invalidateStale(queryClient, setCompanyLogo)
      }}
      onRemove={() => write(removeCompanyLogo, { id })}
    >
      <bdi className={styles.name}>{name}</bdi>
      <bdi className={styles.code}>{code}</bdi>
    </PictureChoice>
  )
}
