import {
  effectOf,
  messages as historyTexts,
  payeeOf,
  signedAmount,
  statusBadge,
} from '@bank/transactions';
import { brand, formatMoney, type Cents, type UserProfile } from '@bank/domain';
import { dateFormat, locale } from '@bank/i18n';
import { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { Period, Statement, StatementLine } from '../../api/statement';
import { messages } from '../../messages';
import { loadFont } from './pdf-text';

type Content = {
  account: UserProfile;
  period: Period;
  statement: Statement;
  /** The entries that match the filter; the document says so if they are not all. */
  matching: readonly StatementLine[];
  createdOn: Date;
};

const texts = messages.statement;
const { columns, types } = historyTexts.transactions;
const days = dateFormat({ dateStyle: 'medium' });

/** In millimetres, like all measures here. */
const MARGIN = 16;
const INK = '#13241d';
const SOFT = '#4c5b53';
const BRAND = '#0f4c38';
const LINE = '#d8d3c4';

/** Replaces spaces and signs of some locales that the built-in PDF fonts lack. */
function printable(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0').replaceAll('−', '-');
}

function money(cents: Cents, currency: string): string {
  return printable(formatMoney(cents, currency, locale()));
}

function periodText({ from, until }: Period, createdOn: Date): string {
  // `until` is exclusive, so the last day is the one before it.
  const lastDay = until && new Date(until.getTime() - 1);
  const end = lastDay && lastDay < createdOn ? days.format(lastDay) : days.format(createdOn);
  return texts.span(from ? days.format(from) : texts.beginning, end);
}

function summaryRows({ account, period, statement, createdOn }: Content): [string, string][] {
  const { opening, closing, saved, lines } = statement;
  const effects = lines.map(({ transaction }) => effectOf(transaction));
  const sum = (all: Cents[]) => all.reduce<number>((total, each) => total + each, 0) as Cents;
  return [
    [texts.holder, account.username],
    [texts.period, periodText(period, createdOn)],
    [texts.made, days.format(createdOn)],
    [texts.opening, money(opening, account.country)],
    [texts.moneyIn, money(sum(effects.filter((effect) => effect > 0)), account.country)],
    [texts.moneyOut, money(sum(effects.filter((effect) => effect < 0)), account.country)],
    [texts.closing, money(closing, account.country)],
    ...(saved === 0 ? [] : [[texts.saved, money(saved, account.country)] as [string, string]]),
  ];
}

function tableRows({ account, matching }: Content): string[][] {
  return matching.map(({ transaction, balance }) => [
    transaction.date ? days.format(transaction.date) : historyTexts.transactions.now,
    [types[transaction.type], payeeOf(transaction)].filter(Boolean).join('\n'),
    statusBadge(transaction.status).text,
    money(signedAmount(transaction), account.country),
    money(balance, account.country),
  ]);
}

/** The account statement as PDF: customer, period, opening and closing balance, and the entries. */
export async function statementPdf(content: Content): Promise<Blob> {
  const pdf = new jsPDF({ format: 'a4' });
  const summary = summaryRows(content);
  const rows = tableRows(content).map((row) => row.map(printable));
  const font = await loadFont(pdf, [...summary.flat(), ...rows.flat()]);
  const right = pdf.internal.pageSize.getWidth() - MARGIN;
  pdf.setProperties({ title: texts.title, author: brand.name, creator: brand.name });
  pdf.setFont(font, 'bold').setFontSize(18).setTextColor(BRAND).text(brand.name, MARGIN, 22);
  pdf.setTextColor(INK).setFontSize(13).text(texts.title, right, 22, { align: 'right' });

  const common = { theme: 'plain' as const, margin: { left: MARGIN, right: MARGIN, bottom: 22 } };
  const style = { font, fontSize: 9, textColor: INK, lineColor: LINE, cellPadding: 1.8 };
  let end = 0;
  autoTable(pdf, {
    ...common,
    startY: 30,
    body: summary,
    styles: style,
    columnStyles: { 0: { textColor: SOFT, cellWidth: 45 } },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  if (content.matching.length < content.statement.lines.length) {
    const note = pdf.setFont(font, 'normal').setFontSize(9).splitTextToSize(texts.filtered, 178);
    pdf.setTextColor(SOFT).text(note, MARGIN, end + 6);
    end += 8;
  }
  autoTable(pdf, {
    ...common,
    startY: end + 6,
    head: [[columns.date, columns.type, columns.status, columns.amount, texts.balance]],
    body: rows.length > 0 ? rows : [[{ content: texts.none, colSpan: 5 }]],
    styles: { ...style, lineWidth: { bottom: 0.1 } },
    headStyles: { textColor: SOFT, fontStyle: 'bold' },
    columnStyles: { 0: { cellWidth: 26 }, 3: { halign: 'right' }, 4: { halign: 'right' } },
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && column.index > 2) cell.styles.halign = 'right';
    },
  });
  addPageFooters(pdf, font, right);
  return pdf.output('blob');
}

function addPageFooters(pdf: jsPDF, font: string, right: number): void {
  const [count, y] = [pdf.getNumberOfPages(), pdf.internal.pageSize.getHeight() - 10];
  pdf.setFont(font, 'normal').setFontSize(8).setTextColor(SOFT);
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page);
    pdf.text(texts.demonstration, MARGIN, y);
    pdf.text(texts.page(page, count), right, y, { align: 'right' });
  }
}
