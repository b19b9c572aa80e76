import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A campaign is an email to the customers of a segment. Only customers with an email address and consent to marketing receive it, each once.',
    ar: 'الحملة رسالة بريد إلكتروني إلى عملاء شريحة. لا يتلقاها إلا من له بريد إلكتروني ووافق على التسويق، ومرة واحدة لكل عميل.',
  },
  help_send: { en: 'Send a campaign', ar: 'إرسال حملة' },
  help_send_1: {
    en: 'Create the campaign, choose the segment and enter subject and text in both languages.',
    ar: 'أنشئ الحملة واختر الشريحة وأدخل الموضوع والنص باللغتين.',
  },
  help_send_2: {
    en: 'Check the tab Preview and choose Send test email.',
    ar: 'راجع تبويب «معاينة» واختر «إرسال رسالة تجريبية».',
  },
  help_send_3: {
    en: 'Choose Send now, or enter a planned date and time and choose Schedule.',
    ar: 'اختر «إرسال الآن»، أو أدخل تاريخًا ووقتًا واختر «جدولة».',
  },
  help_results: { en: 'Follow what became of it', ar: 'متابعة ما آلت إليه' },
  help_results_1: {
    en: 'The tab Results counts emails, reasons, unsubscribed customers and purchases afterwards.',
    ar: 'يعدّ تبويب «النتائج» الرسائل والأسباب ومن ألغى الاشتراك والمشتريات اللاحقة.',
  },
  help_results_2: {
    en: 'Choose Resume sending if emails are held, or Cancel campaign to stop.',
    ar: 'اختر «استئناف الإرسال» إن كانت رسائل معلّقة، أو «إلغاء الحملة» للإيقاف.',
  },
})
