import { texts } from '@countinghouse/kernel/text'

/** Labels shared by all documents. */
export const text = texts({
  name: { en: 'Number', ar: 'الرقم' },
  status: { en: 'Status', ar: 'الحالة' },
  createdAt: { en: 'Created', ar: 'تاريخ الإنشاء' },
  createdBy: { en: 'Created by', ar: 'أنشأه' },
  updatedAt: { en: 'Changed', ar: 'آخر تغيير' },
  updatedBy: { en: 'Changed by', ar: 'غيّره' },
  history_mail: { en: 'sent by e-mail', ar: 'أرسله بالبريد الإلكتروني' },
  history_print: { en: 'printed', ar: 'طبع المستند' },
  status_draft: { en: 'Draft', ar: 'مسودة' },
})
