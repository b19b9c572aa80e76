import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'Your companies are added up account by account, by code, in the currency of this company. Sales, receivables and payables between connected companies are eliminated, with the margin in goods that one still holds of another.',
    ar: 'تُجمع شركاتك حسابًا بحساب وفق الرمز وبعملة هذه الشركة. تُستبعد المبيعات والذمم بين الشركات المرتبطة مع الهامش في البضائع التي تحتفظ بها إحداها من الأخرى.',
  },
  help_include: { en: 'Include a company', ar: 'إدراج شركة' },
  help_include_1: {
    en: 'Ask for the permission Consolidation: View in that company, for all of its stores.',
    ar: 'اطلب منحك صلاحية «القوائم الموحدة: عرض» في تلك الشركة ولجميع متاجرها.',
  },
  help_include_2: {
    en: 'Enter exchange rates for its currency if it differs from that of this company.',
    ar: 'أدخل أسعار صرف عملتها إن اختلفت عن عملة هذه الشركة.',
  },
  help_difference: { en: 'Explain a difference between companies', ar: 'تفسير فرق بين الشركات' },
  help_difference_1: {
    en: 'Below the balance sheet are the documents whose amounts are not the same in both companies. Open Company links, tab Documents, to match or explain them.',
    ar: 'تحت الميزانية المستندات التي تختلف مبالغها بين الشركتين. افتح «روابط الشركات»، تبويب المستندات، لمطابقتها أو شرحها.',
  },
  help_difference_2: {
    en: 'Post what is missing there, then open this page again.',
    ar: 'رحّل الناقص هناك ثم افتح هذه الصفحة من جديد.',
  },
})
