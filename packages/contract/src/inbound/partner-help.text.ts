import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  help: {
    en: 'A logistics partner delivers purchase orders to one store. Its users see the open orders of that store and their own loads, never costs or prices.',
    ar: 'يسلّم الشريك اللوجستي أوامر الشراء إلى متجر واحد. يرى مستخدموه الأوامر المفتوحة لهذا المتجر وحمولاتهم فقط، ولا يرون التكاليف أو الأسعار.',
  },
  help_connect: { en: 'Connect a partner', ar: 'ربط شريك' },
  help_connect_1: {
    en: 'Invite its people under Users with the type External and the role Logistics partner. For an interface, create a user of the type Integration and its key under API keys.',
    ar: 'ادعُ موظفيه من «المستخدمون» بنوع «خارجي» ودور «شريك لوجستي». وللربط البرمجي أنشئ مستخدمًا من نوع «برنامج متصل» ومفتاحه من «مفاتيح API».',
  },
  help_connect_2: {
    en: 'Enter the store and these users in the record of the partner. Leave Suppliers blank unless the partner delivers only for some.',
    ar: 'أدخل المتجر وهؤلاء المستخدمين في سجل الشريك. اترك «الموردون» فارغًا ما لم يكن الشريك يسلّم لبعضهم فقط.',
  },
})
