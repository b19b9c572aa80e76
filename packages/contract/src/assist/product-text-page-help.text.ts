import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Texts contain only facts of the product. A person with the permission accepts or rejects each draft.',
    ar: 'تتضمن النصوص بيانات المنتج فقط. يقبل شخص لديه الصلاحية كل مسودة أو يرفضها.',
  },
  help_draft: { en: 'Draft and accept a text', ar: 'إنشاء نص وقبوله' },
  help_draft_1: {
    en: 'Select “Draft text”, then a product.',
    ar: 'اختر «إنشاء مسودة» ثم منتجًا.',
  },
  help_draft_2: {
    en: 'Compare the text with the facts, then select “Accept text” or “Reject text”.',
    ar: 'قارن النص بالبيانات ثم اختر «قبول النص» أو «رفض النص».',
  },
})
