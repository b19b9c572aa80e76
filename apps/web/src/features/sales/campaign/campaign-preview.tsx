import { previewCampaign } from '@countinghouse/contract/sales/campaign-preview'
import { text } from '@countinghouse/contract/sales/campaign.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { MailPreview } from '../../../kit/mail-preview/mail-preview.tsx'
import { RenderedMail } from '../../../kit/mail-preview/rendered-mail.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

/** The email of a campaign in both languages with sample data. */
export function CampaignPreview({ row, edits }: RecordTabProps) {
  const { t } = useLanguage()
  const valueOf = (field: string) => String(edits[field] ?? row[field] ?? '')
  return (
    <MailPreview lead={t(text.previewLead)}>
      <Mail language="en" subject={valueOf('subjectEn')} body={valueOf('bodyEn')} />
      <Mail language="ar" subject={valueOf('subjectAr')} body={valueOf('bodyAr')} />
    </MailPreview>
  )
}

type MailProps = { readonly language: 'en' | 'ar'; readonly subject: string; readonly body: string }

function Mail(asked: MailProps) {
  const query = useQuery({ ...routeQuery(previewCampaign, asked), placeholderData: keepPreviousData })
  const isEnglish = asked.language === 'en'
  const labels = {
    heading: isEnglish ? text.english : text.arabic,
    subject: text.subject,
    body: isEnglish ? text.bodyEn : text.bodyAr,
    variables: text.variables,
  }
  return <RenderedMail language={asked.language} query={query} labels={labels} />
}
