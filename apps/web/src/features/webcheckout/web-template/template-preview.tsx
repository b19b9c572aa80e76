import { previewTemplate } from '@countinghouse/contract/webcheckout/template-preview'
import { mailEvents } from '@countinghouse/contract/webcheckout/web-template'
import { text } from '@countinghouse/contract/webcheckout/web-template.text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { routeQuery } from '../../../app/calls/queries.ts'
import { MailPreview } from '../../../kit/mail-preview/mail-preview.tsx'
import { RenderedMail } from '../../../kit/mail-preview/rendered-mail.tsx'
import type { RecordTabProps } from '../../../kit/master/record-extras.ts'
import { useLanguage } from '../../../ui/language/language.tsx'

const languages = ['en', 'ar'] as const

/** The email of a template in both languages with sample data, and the variables of its event. */
export function TemplatePreview({ row, edits }: RecordTabProps) {
  const { t } = useLanguage()
  const valueOf = (field: string) => String(edits[field] ?? row[field] ?? '')
  const event = mailEvents.find((one) => one === valueOf('event')) ?? mailEvents[0]
  return (
    <MailPreview lead={t(text.previewLead)}>
      {languages.map((language) => {
        const suffix = language === 'en' ? 'En' : 'Ar'
        const entered = { subject: valueOf(`subject${suffix}`), body: valueOf(`body${suffix}`) }
        return <Mail key={language} asked={{ event, language, ...entered }} />
      })}
    </MailPreview>
  )
}

type Asked = Parameters<typeof routeQuery<(typeof previewTemplate)['input'], (typeof previewTemplate)['output']>>[1]

function Mail({ asked }: { readonly asked: Asked }) {
  const query = useQuery({ ...routeQuery(previewTemplate, asked), placeholderData: keepPreviousData })
  const { language } = asked
  const isEnglish = language === 'en'
  const labels = {
    heading: isEnglish ? text.english : text.arabic,
    subject: text.subject,
    body: isEnglish ? text.bodyEn : text.bodyAr,
    variables: text.variables,
  }
  return <RenderedMail language={language} query={query} labels={labels} />
}
