import { z } from 'zod';
import { ThemeId } from '#contract/community/posts';
import { NewTheme, Theme, ThemeForm } from '#contract/community/themes';
import { requireModerator } from '#server/auth/sessions.service';
import { api, get, post, put } from '#server/http/api';
import { activateTheme, changeTheme, createTheme, listThemes } from './themes.service';

export const themeRoutes = api()
  .openapi(
    get('/admin/themes', {
      summary: 'List all themes, newest week first',
      access: requireModerator,
      answer: z.array(Theme),
    }),
    async (c) => c.json(await listThemes(c.get('db')), 200),
  )
  .openapi(
    post('/admin/themes', {
      summary: 'Create a theme and activate it, unless `active` is false',
      access: requireModerator,
      body: NewTheme,
      answer: Theme,
      status: 201,
    }),
    async (c) => c.json(await createTheme(c.get('db'), c.req.valid('json')), 201),
  )
  .openapi(
    put('/admin/themes/{id}', {
      summary: 'Update a theme',
      access: requireModerator,
      params: ThemeId,
      body: ThemeForm,
      answer: Theme,
    }),
    async (c) => c.json(await changeTheme(c.get('db'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    put('/admin/themes/{id}/activate', {
      summary: 'Make a theme the only active one',
      access: requireModerator,
      params: ThemeId,
      answer: Theme,
    }),
    async (c) => c.json(await activateTheme(c.get('db'), c.req.valid('param').id), 200),
  );
