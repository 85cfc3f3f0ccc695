import { mount } from 'svelte';
import App from './app/App.svelte';
import { keepOffline } from './offline/offline.svelte.js';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(App, { target });
keepOffline();
