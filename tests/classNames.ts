import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/** A class that a component uses, and its position: `web/app/Menu.tsx:17`. */
export type NamedClass = { name: string; at: string };

/** Placeholder for a part of a class name that is not a constant. */
export const UNKNOWN = '\u2026';

type Inside = (node: ts.Node | undefined, isPart?: boolean) => string[];

const JOINERS = new Set(['cn', 'clsx', 'cx', 'classNames', 'twMerge']);

/** Finds every class that these files set on elements: in strings, templates, constants, functions and props. */
export function classesNamedIn(files: string[], root: string): NamedClass[] {
  const program = programOf(files, root);
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));
  const found = new Map<string, NamedClass>();
  /** Maps the function of a component to its props that are used as a class. */
  const props = new Map<ts.Node, Set<string>>();

  /** Returns all possible values of an expression. Records the value of a variable at its definition. */
  function stringsIn(node: ts.Node | undefined, isPart = false, seen = new Set<ts.Node>()): string[] {
    if (!node || seen.has(node)) return [];
    const inside: Inside = (child, isPartToo = isPart) =>
      stringsIn(child, isPartToo, new Set([...seen, node]));
    const note = (texts: string[]) => (isPart ? texts : noted(node, texts));
    if (ts.isStringLiteralLike(node)) return note([node.text]);
    if (ts.isTemplateExpression(node)) return note(joined(node, inside));
    if (ts.isPropertyAccessExpression(node)) return propertiesOf(node).flatMap((one) => inside(one));
    if (ts.isCallExpression(node)) return called(node, inside);
    if (ts.isIdentifier(node)) return declarationsOf(node).flatMap((one) => declared(one, inside));
    return choicesIn(node).flatMap((one) => inside(one));
  }

  function noted(node: ts.Node, texts: string[]): string[] {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const at = `${relative(root, source.fileName)}:${line}`;
    for (const name of texts.flatMap((text) => text.split(/\s+/)).filter(Boolean)) {
      found.set(`${at} ${name}`, { name, at });
    }
    return texts;
  }

  function joined({ head, templateSpans }: ts.TemplateExpression, inside: Inside): string[] {
    let texts = [head.text];
    for (const { expression, literal } of templateSpans) {
      // A value next to letters is part of a class name. A value between spaces is recorded at its definition.
      const isGlued = texts.some((text) => /\S$/.test(text)) || /^\S/.test(literal.text);
      const values = inside(expression, isGlued);
      const parts = isGlued ? values.concat(values.length > 0 ? [] : UNKNOWN) : [' '];
      texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
    }
    return texts;
  }

  function called(node: ts.CallExpression, inside: Inside): string[] {
    const callee = node.expression;
    // For `['a', 'b'].join(' ')`, returns the values in the list.
    if (ts.isPropertyAccessExpression(callee)) return inside(callee.expression);
    const functions = ts.isIdentifier(callee) ? declarationsOf(callee).flatMap(functionsIn) : [];
    const isJoiner = ts.isIdentifier(callee) && (JOINERS.has(callee.text) || functions.length === 0);
    if (isJoiner) return node.arguments.flatMap((argument) => [...inside(argument), ...keysOf(argument)]);
    return functions.flatMap(returnedBy).flatMap((one) => inside(one));
  }

  /** Returns the keys of an object such as the one in `clsx({ 'bg-card': isOpen })`. */
  function keysOf(node: ts.Node): string[] {
    if (!ts.isObjectLiteralExpression(node)) return [];
    return node.properties.flatMap(({ name }) =>
      name && (ts.isStringLiteralLike(name) || ts.isIdentifier(name)) ? noted(name, [name.text]) : [],
    );
  }

  function declared(node: ts.Declaration, inside: Inside): string[] {
    if (ts.isVariableDeclaration(node)) return inside(node.initializer);
    if (!ts.isBindingElement(node)) return [];
    const component = node.parent.parent.parent;
    const name = node.propertyName ?? node.name;
    if (ts.isIdentifier(name) && ts.isFunctionLike(component)) {
      props.set(component, new Set([...(props.get(component) ?? []), name.text]));
    }
    return inside(node.initializer);
  }

  /** For `SIZES[size].letter`, returns every property in `SIZES` that is named `letter`. */
  function propertiesOf(node: ts.PropertyAccessExpression): ts.Node[] {
    let object: ts.Node = node.expression;
    while (ts.isElementAccessExpression(object) || ts.isPropertyAccessExpression(object))
      object = object.expression;
    if (!ts.isIdentifier(object)) return [];
    return declarationsOf(object).flatMap((one) =>
      ts.isVariableDeclaration(one) ? namedIn(one.initializer, node.name.text) : [],
    );
  }

  function declarationsOf(node: ts.Identifier): ts.Declaration[] {
    const symbol = checker.getSymbolAtLocation(node);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  }

  /** Returns whether a prop contains classes, judging by its name or by the uses that an earlier pass has found. */
  function isOfClass({ name, parent: { parent: element } }: ts.JsxAttribute): boolean {
    const prop = name.getText();
    if (/^class$|[cC]lassName$/.test(prop)) return true;
    const tag = (element as ts.JsxOpeningLikeElement).tagName;
    if (!ts.isIdentifier(tag)) return false;
    return declarationsOf(tag)
      .flatMap(functionsIn)
      .some((one) => props.get(one)?.has(prop));
  }

  function visit(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && isOfClass(node)) stringsIn(node.initializer);
    else if (ts.isPropertyAssignment(node) && /^['"]?class(Name)?['"]?$/.test(node.name.getText())) {
      stringsIn(node.initializer);
    } else if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'className'
    ) {
      stringsIn(node.right);
    }
    ts.forEachChild(node, visit);
  }

  const propsKnown = () => [...props.values()].reduce((sum, { size }) => sum + size, 0);
  for (let known = -1; known < propsKnown(); ) {
    known = propsKnown();
    sources.forEach(visit);
  }
  return [...found.values()];
}

/** Creates a program that resolves only imports between these files. */
function programOf(files: string[], root: string): ts.Program {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    noLib: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options, true);
  const known = new Set(files);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const isOurs = text.startsWith('#web/') || text.startsWith('.');
      const path = text.startsWith('.') ? resolve(dirname(from), text) : resolve(root, text.replace('#', ''));
      const resolvedFileName = isOurs && [`${path}.ts`, `${path}.tsx`].find((file) => known.has(file));
      if (!resolvedFileName) return { resolvedModule: undefined };
      return {
        resolvedModule: { resolvedFileName, extension: resolvedFileName.endsWith('x') ? '.tsx' : '.ts' },
      };
    });
  return ts.createProgram(files, options, host);
}

/** Returns the expressions that an expression may evaluate to, judging by syntax alone. */
function choicesIn(node: ts.Node): ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isBinaryExpression(node)) return operandsOf(node);
  if (ts.isArrayLiteralExpression(node)) return [...node.elements];
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []));
  }
  const isWrapper =
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isElementAccessExpression(node);
  return isWrapper && node.expression ? [node.expression] : [];
}

function operandsOf({ left, right, operatorToken }: ts.BinaryExpression): ts.Node[] {
  const operator = operatorToken.getText();
  if (operator === '&&') return [right];
  return ['||', '??', '+'].includes(operator) ? [left, right] : [];
}

function functionsIn(node: ts.Node): ts.SignatureDeclaration[] {
  if (ts.isFunctionLike(node)) return [node];
  if (ts.isVariableDeclaration(node) && node.initializer) return functionsIn(node.initializer);
  return [];
}

function returnedBy(node: ts.SignatureDeclaration): ts.Node[] {
  if (!('body' in node) || !node.body) return [];
  if (!ts.isBlock(node.body)) return [node.body];
  const returned: ts.Node[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isReturnStatement(child) && child.expression) returned.push(child.expression);
    else if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
  };
  visit(node.body);
  return returned;
}

function namedIn(node: ts.Node | undefined, name: string): ts.Node[] {
  if (!node) return [];
  if (ts.isPropertyAssignment(node) && node.name.getText() === name) return [node.initializer];
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(...namedIn(child, name)));
  return found;
}

/** Returns the classes for which a style sheet has a rule, without CSS escapes. */
export function classesStyledIn(css: string): Set<string> {
  const selectors = css.matchAll(/\.((?:\\[\da-f]{1,6}\s?|\\[^\da-f]|[\w-]|\P{ASCII})+)/giu);
  return new Set([...selectors].map(([, name = '']) => withoutEscapes(name)));
}

function withoutEscapes(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ''),
  );
}
