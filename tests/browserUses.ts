import { join, relative } from 'node:path';
import ts from 'typescript';

/** Globals of the language that lead to every global of the browser. */
const LANGUAGE_GLOBALS = new Set(['globalThis', 'eval', 'Function']);

/** Elements that load or open an address, which could contain text. */
const LOADING_TAGS = new Set(
  'a area audio base embed iframe image img link object script source use video'.split(' '),
);

/** Attributes whose value the browser loads, opens or sends. */
const ADDRESS_ATTRIBUTES = new Set('action formAction href poster src srcDoc srcSet'.split(' '));

/**
 * Returns what each file, and each file of ours that it imports, uses of the browser: globals (`fetch`), members of its
 * objects (`Document.cookie`), functions of the router (`useLocation`), elements that load an address (`<img>`) and
 * addresses that are not constants. Types do not count. `planted` has the code of files that do not exist.
 */
export function browserUses(
  files: string[],
  root: string,
  planted: Record<string, string> = {},
): Map<string, string[]> {
  const program = programOf(files, root, planted);
  const checker = program.getTypeChecker();

  function namedUse(node: ts.Node): string | null {
    if (ts.isIdentifier(node)) return nameUsed(node);
    if (ts.isBindingElement(node)) return memberRead(node);
    if (ts.isJsxOpeningLikeElement(node) && LOADING_TAGS.has(node.tagName.getText())) {
      return `<${node.tagName.getText()}>`;
    }
    return hasVariableAddress(node) ? 'an address that is not a constant' : null;
  }

  function nameUsed(node: ts.Identifier): string | null {
    const { parent } = node;
    const isDefault = ts.isBindingElement(parent) && parent.initializer === node;
    if (ts.isBindingElement(parent) && !isDefault) return null;
    if (ts.isPartOfTypeNode(node) || ts.isImportSpecifier(parent)) return null;
    if (LANGUAGE_GLOBALS.has(node.text)) return node.text;
    // For `history.back`, the member says which object it belongs to.
    const isObject = ts.isPropertyAccessExpression(parent) && parent.expression === node;
    if (isObject && isBrowserObject(node)) return null;
    return browserName(
      ts.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(node),
    );
  }

  /** For `const { cookie } = document`, returns the member that is read. */
  function memberRead({ name, propertyName, parent }: ts.BindingElement): string | null {
    const key = propertyName ?? name;
    if (!ts.isObjectBindingPattern(parent) || !ts.isIdentifier(key)) return null;
    return browserName(checker.getTypeAtLocation(parent).getProperty(key.text));
  }

  function isBrowserObject(node: ts.Node): boolean {
    return checker.getTypeAtLocation(node).getSymbol()?.declarations?.some(isOfBrowser) ?? false;
  }

  function browserName(symbol: ts.Symbol | undefined): string | null {
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.declarations?.find(isOfBrowser);
    if (!target || !declaration) return null;
    const owner = ts.isInterfaceDeclaration(declaration.parent) ? declaration.parent.name.text : '';
    // `window.fetch` is `fetch`.
    return owner === '' || owner.startsWith('Window') ? target.name : `${owner}.${target.name}`;
  }

  function usesIn(source: ts.SourceFile): string[] {
    const uses = new Set<string>();
    const visit = (node: ts.Node) => {
      const use = namedUse(node);
      if (use) uses.add(use);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return [...uses].sort();
  }

  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  return new Map(ours.map((source) => [relative(root, source.fileName), usesIn(source)]));
}

function isOfBrowser(declaration: ts.Declaration): boolean {
  return /\/lib\.dom[^/]*$|\/node_modules\/wouter\//.test(declaration.getSourceFile().fileName);
}

/** Returns whether a node is an attribute, a style or an import with an address that may contain the value of a variable. */
function hasVariableAddress(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node)) {
    const value = node.initializer;
    const inner = value && ts.isJsxExpression(value) ? value.expression : value;
    return ADDRESS_ATTRIBUTES.has(node.name.getText()) && !(inner && ts.isStringLiteralLike(inner));
  }
  // `url(#…)` refers to a part of the same drawing.
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return /url\((?!#)/.test(node.getText());
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport && !node.arguments.every(ts.isStringLiteralLike);
}

function programOf(files: string[], root: string, planted: Record<string, string>): ts.Program {
  const web = join(root, 'web');
  const { config } = ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const host = ts.createCompilerHost(options, true);
  const { readFile, fileExists } = host;
  host.readFile = (file) => planted[relative(root, file)] ?? readFile(file);
  host.fileExists = (file) => relative(root, file) in planted || fileExists(file);
  const paths = files.map((file) => join(root, file));
  return ts.createProgram(paths, { ...options, composite: false, noEmit: true, types: [] }, host);
}
