import { texts } from '@countinghouse/kernel/text'
import { text as pageText } from './product-text-page.text.ts'

export const text = texts({
  title: pageText.title,
  purpose: {
    en: 'Titles and descriptions in English and Arabic, drafted from the facts of a product.',
    ar: 'عناوين وأوصاف بالعربية والإنجليزية تُصاغ من بيانات المنتج.',
  },
  failed: { en: 'The product texts could not be loaded.', ar: 'تعذر تحميل نصوص المنتجات.' },
  empty: {
    en: 'No texts yet. Draft a text for a product.',
    ar: 'لا نصوص بعد. أنشئ مسودة نص لمنتج.',
  },
  product: { en: 'Product', ar: 'المنتج' },
  any: { en: 'All products', ar: 'كل المنتجات' },
  create: { en: 'Draft text', ar: 'إنشاء مسودة' },
  created: { en: 'Draft created.', ar: 'أُنشئت المسودة.' },
  accept: { en: 'Accept text', ar: 'قبول النص' },
  accept_en: { en: 'Accept in English', ar: 'قبول بالإنجليزية' },
  accept_ar: { en: 'Accept in Arabic', ar: 'قبول بالعربية' },
  accepted: { en: 'Text written into the description of the product.', ar: 'كُتب النص في وصف المنتج.' },
  askAccept: { en: 'Accept this text?', ar: 'هل تريد قبول هذا النص؟' },
  askAcceptBody: {
    en: 'It replaces the description of the product.',
    ar: 'يحل محل وصف المنتج.',
  },
  reject: { en: 'Reject text', ar: 'رفض النص' },
  rejected: { en: 'Text rejected.', ar: 'رُفض النص.' },
  status_draft: { en: 'Draft', ar: 'مسودة' },
  status_accepted: { en: 'Accepted', ar: 'مقبول' },
  status_rejected: { en: 'Rejected', ar: 'مرفوض' },
  origin_template: { en: 'Filled from template', ar: 'معبأ من قالب' },
  origin_provider: { en: 'Written by the language model', ar: 'كتبه نموذج اللغة' },
  fallback_unreachable: { en: 'The language model did not answer.', ar: 'لم يجب نموذج اللغة.' },
  fallback_unusable: { en: 'The text of the language model was not usable.', ar: 'نص نموذج اللغة غير صالح.' },
  fallback_budget: { en: 'The tokens of this month are used up.', ar: 'نفدت رموز هذا الشهر.' },
  fallback_invented: {
    en: 'The text of the language model was refused because it claimed: {claims}.',
    ar: 'رُفض نص نموذج اللغة لأنه ادّعى: {claims}.',
  },
  facts: { en: 'Facts used', ar: 'البيانات المستخدمة' },
  english: { en: 'English', ar: 'الإنجليزية' },
  arabic: { en: 'Arabic', ar: 'العربية' },
  by: { en: '{name}, {at}', ar: '{name}، {at}' },
  decided: { en: 'Decided by {name}, {at}', ar: 'قرار {name}، {at}' },
})
