import { texts } from '@countinghouse/kernel/text'

export const text = texts({
  title: { en: 'Logistics partners', ar: 'شركاء الخدمات اللوجستية' },
  one: { en: 'logistics partner', ar: 'شريك لوجستي' },
  many: {
    en: '{count, plural, one {# logistics partner} other {# logistics partners}}',
    ar: '{count, plural, zero {لا شركاء لوجستيين} one {شريك لوجستي واحد} two {شريكان لوجستيان} few {# شركاء لوجستيين} many {# شريكًا لوجستيًا} other {# شريك لوجستي}}',
  },
  purpose: {
    en: 'Third-party logistics companies that deliver purchase orders to a store.',
    ar: 'شركات الخدمات اللوجستية الخارجية التي تسلّم أوامر الشراء إلى متجر.',
  },
  code: { en: 'Code', ar: 'الرمز' },
  name: { en: 'Name', ar: 'الاسم' },
  storeId: { en: 'Store', ar: 'المتجر' },
  storeId_help: {
    en: 'The store or warehouse that the partner delivers to. The partner sees only orders with this destination.',
    ar: 'المتجر أو المستودع الذي يسلّم إليه الشريك. لا يرى الشريك إلا الأوامر المتجهة إليه.',
  },
  suppliers: { en: 'Suppliers', ar: 'الموردون' },
  suppliers_help: {
    en: 'Only orders of these suppliers are visible. Leave blank for all orders of the store.',
    ar: 'لا تظهر إلا أوامر هؤلاء الموردين. اتركه فارغًا لكل أوامر المتجر.',
  },
  users: { en: 'Users', ar: 'المستخدمون' },
  users_help: {
    en: 'External users and the integration user of an API key. They see only orders and loads of this partner.',
    ar: 'المستخدمون الخارجيون ومستخدم التكامل لمفتاح API. لا يرون إلا أوامر هذا الشريك وحمولاته.',
  },
  users_userId: { en: 'User', ar: 'المستخدم' },
  contact: { en: 'Contact', ar: 'جهة الاتصال' },
  contact_help: { en: 'Name, phone or email of the partner.', ar: 'اسم الشريك أو هاتفه أو بريده.' },
  rule_user_once: {
    en: 'A user belongs to one logistics partner. Remove the user from the other partner first.',
    ar: 'ينتمي المستخدم إلى شريك لوجستي واحد. أزله من الشريك الآخر أولًا.',
  },
})
